import { expect, it } from 'vitest';
import { readFree, roomProblem } from './room';

it.each([
  [
    'Filesystem     1024-blocks     Used Available Capacity Mounted on\n/dev/vda         264150456 19502032  76000000      21% /\n',
    76_000_000 * 1024,
  ],
  ['Filesystem 1024-blocks Used Available Capacity Mounted on\nmap auto home 0 0 0 100% /net\n', 0],
  ['df: /nowhere: No such file or directory\n', null],
  ['', null],
])('reads how much %j says is free', (text, free) => {
  expect(readFree(text)).toBe(free);
});

it('has a sentence where there is less room than needed, and none where nobody knows', () => {
  expect(roomProblem('copy', 20_100_000_000, 12_000_000_000)).toBe(
    'The disk has no space for a copy: it needs 20.1 GB, and 12.0 GB are free. ' +
      'Free some space, or delete old backups in the admin console: Settings, Backups.',
  );
  expect([1000, 1001, null].map((free) => roomProblem('copy', 1000, free))).toEqual([null, null, null]);
});
