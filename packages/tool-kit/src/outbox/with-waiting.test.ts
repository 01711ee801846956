import { expect, it } from 'vitest';
import { withWaiting } from './with-waiting';

const note = (id: string, name: string) => ({ id, name, rev: 1 });
const compare = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
const rows = [note('a', 'Gym'), note('b', 'Pool')];
const waits = (recordId: string, item: ReturnType<typeof note> | null) => ({
  recordId,
  item,
  isSaved: false,
});

it('is the same list where nothing waits', () => {
  expect(withWaiting(rows, [], { compare })).toBe(rows);
});

it('has what is new and changed in its place, and not what is deleted', () => {
  const waiting = [waits('a', note('a', 'Zoo')), waits('b', null), waits('c', note('c', 'Library'))];
  expect(withWaiting(rows, waiting, { compare }).map(({ name }) => name)).toEqual(['Library', 'Zoo']);
});

it('leaves out what has come to stand in another list', () => {
  const waiting = [waits('a', note('a', 'Zoo'))];
  const belongs = ({ name }: { name: string }) => name !== 'Zoo';
  expect(withWaiting(rows, waiting, { belongs, compare }).map(({ id }) => id)).toEqual(['b']);
});

it('has what was saved until the list knows of it, or of what was done since', () => {
  const saved = { recordId: 'a', item: { ...note('a', 'Zoo'), rev: 2 }, isSaved: true };
  const names = (rev: number) =>
    withWaiting([{ ...note('a', 'Gym'), rev }], [saved], { compare }).map(({ name }) => name);
  expect(names(1)).toEqual(['Zoo']);
  expect(names(3)).toEqual(['Gym']);
});
