import { expect, it } from 'vitest';
import { withWaiting } from './with-waiting';

const note = (id: string, name: string) => ({ id, name, rev: 1 });
const compare = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
const rows = [note('a', 'Gym'), note('b', 'Pool')];

it('is the same list where nothing waits', () => {
  expect(withWaiting(rows, [], { compare })).toBe(rows);
});

it('has what is new and changed in its place, and not what is deleted', () => {
  const waiting = [
    { recordId: 'a', item: note('a', 'Zoo') },
    { recordId: 'b', item: null },
    { recordId: 'c', item: note('c', 'Library') },
  ];
  expect(withWaiting(rows, waiting, { compare }).map(({ name }) => name)).toEqual(['Library', 'Zoo']);
});

it('leaves out what has come to stand in another list', () => {
  const waiting = [{ recordId: 'a', item: note('a', 'Zoo') }];
  const belongs = ({ name }: { name: string }) => name !== 'Zoo';
  expect(withWaiting(rows, waiting, { belongs, compare }).map(({ id }) => id)).toEqual(['b']);
});
