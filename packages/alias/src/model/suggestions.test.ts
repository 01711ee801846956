import { describe, expect, it } from 'vitest';
import {
  freeRows,
  isUnsavedCopy,
  isInUse,
  reduceSuggestions,
  rowsOfBefore,
  type Suggestion,
  withoutSaved,
} from './suggestions';

const row = (address: string, change: Partial<Suggestion> = {}): Suggestion => ({
  address,
  step: 'viewing',
  isCopied: false,
  ...change,
});
const four = ['a', 'b', 'c', 'd'].map((address) => row(address));

it.each<[Partial<Suggestion>, inUse: boolean, isUnsaved: boolean]>([
  [{ step: 'viewing' }, false, false],
  [{ step: 'editing' }, true, false],
  [{ step: 'saved' }, false, false],
  [{ step: 'viewing', isCopied: true }, true, true],
  [{ step: 'editing', isCopied: true }, true, true],
  [{ step: 'saved', isCopied: true }, false, false],
])('%j: in use %s, copied and not saved %s', (change, inUse, isUnsaved) => {
  expect([isInUse(row('a', change)), isUnsavedCopy(row('a', change))]).toEqual([inUse, isUnsaved]);
});

const drawn = (rows: readonly Suggestion[], addresses: string[] | null) =>
  reduceSuggestions({ rows, exhausted: false }, { type: 'drawn', rows, addresses });
const changed = (rows: readonly Suggestion[], address: string, change: Partial<Suggestion>) =>
  reduceSuggestions({ rows, exhausted: false }, { type: 'changed', address, change }).rows;

describe('the rows of the generator', () => {
  it('are what was drawn', () => {
    expect(freeRows([])).toBe(4);
    expect(drawn([], ['a', 'b', 'c', 'd'])).toEqual({ rows: four, exhausted: false });
  });

  it('go their own ways', () => {
    const edited = changed(four, 'b', { step: 'editing' });
    expect(edited).toEqual([four[0], row('b', { step: 'editing' }), four[2], four[3]]);
    expect(changed(four, 'z', { step: 'editing' })).toEqual(four);
  });

  it('are replaced by a draw where nothing would be lost', () => {
    const busy = [
      row('a'),
      row('b', { step: 'editing' }),
      row('c', { isCopied: true }),
      row('d', { step: 'saved' }),
    ];
    expect(freeRows(busy)).toBe(2);
    expect(drawn(busy, ['e', 'f']).rows).toEqual([row('e'), busy[1], busy[2], row('f')]);
  });

  it('are filled up where only what was held came back', () => {
    const [inUse] = [row('b', { step: 'editing' })];
    expect(drawn([inUse], ['e', 'f', 'g']).rows).toEqual([inUse, row('e'), row('f'), row('g')]);
  });

  it('are without what was copied and is saved by now, unless something is typed for it', () => {
    const copied = { isCopied: true } as const;
    const saved = [...rowsOfBefore(['a@x.y'], []), row('b@x.y', copied)];
    const others = [
      row('c@x.y'),
      row('d@x.y', copied),
      row('e@x.y', { ...copied, step: 'editing' }),
      row('f@x.y', { ...copied, step: 'saved' }),
    ];
    const known = new Set(['a@x.y', 'b@x.y', 'c@x.y', 'e@x.y', 'f@x.y']);
    expect(withoutSaved([...saved, ...others], known)).toEqual(others);
  });

  it('are of what was copied in an earlier page, and of what was typed for an address', () => {
    const before = { isFromBefore: true } as const;
    expect(rowsOfBefore(['a@x.y', 'b@x.y'], ['new', 'b@x.y', 'c@x.y', 'alias0000000001'])).toEqual([
      row('a@x.y', { ...before, isCopied: true }),
      row('b@x.y', { ...before, isCopied: true, step: 'editing' }),
      row('c@x.y', { ...before, step: 'editing' }),
    ]);
  });

  it('need no new ones where more are held than are shown', () => {
    expect(freeRows(rowsOfBefore(['a', 'b', 'c', 'd', 'e'], []))).toBe(0);
  });

  it('stay when no new ones are found, until some are', () => {
    const exhausted = drawn(four, null);
    expect(exhausted).toEqual({ rows: four, exhausted: true });
    const again = reduceSuggestions(exhausted, {
      type: 'drawn',
      rows: four,
      addresses: ['e', 'f', 'g', 'h'],
    });
    expect(again).toEqual({ rows: ['e', 'f', 'g', 'h'].map((address) => row(address)), exhausted: false });
  });
});
