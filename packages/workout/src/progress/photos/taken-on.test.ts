import { expect, it } from 'vitest';
import { photoOf } from '../../testing/sample-photo';
import { takenOn } from './taken-on';

const bytesOf = async (photo: Blob) => new Uint8Array(await photo.arrayBuffer());

it.each([true, false])(
  'reads the day of the shot, in either order of bytes (little: %s)',
  async (isLittle) => {
    expect(await takenOn(photoOf('2026:11:14 23:59:59', isLittle))).toBe('2026-11-14');
  },
);

it.each(['0000:00:00 00:00:00', '2026:02:30 12:00:00', '    :  :     :  :  '])(
  'knows no day of %j',
  async (moment) => {
    expect(await takenOn(photoOf(moment))).toBeNull();
  },
);

it('knows none of a file that says none, and of none that is cut off anywhere', async () => {
  expect(await takenOn(new Blob(['%PDF-1.7']))).toBeNull();
  const whole = await bytesOf(photoOf('2026:11:14 07:12:00'));
  const lengths = Array.from({ length: whole.length - 20 }, (_, length) => length);
  const found = await Promise.all(lengths.map((length) => takenOn(new Blob([whole.slice(0, length)]))));
  expect(new Set(found)).toEqual(new Set([null]));
});
