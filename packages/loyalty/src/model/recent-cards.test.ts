// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { sampleCard } from '../testing';
import { noteShown, readRecent, splitByUse } from './recent-cards';

afterEach(() => localStorage.clear());

describe('the cards that were shown last', () => {
  it('are four, the last one first, each once, and apart for each person', () => {
    for (const id of ['a', 'b', 'c', 'a', 'd', 'e']) noteShown('mei', id);
    noteShown('adam', 'z');
    expect(readRecent('mei')).toEqual(['e', 'd', 'a', 'c']);
    expect(readRecent('adam')).toEqual(['z']);
    expect(readRecent('nobody')).toEqual([]);
  });

  const cards = (count: number) => Array.from({ length: count }, (_, at) => sampleCard({ id: String(at) }));
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  it('stand first where there are more than eight', () => {
    const { recent, others } = splitByUse(cards(9), ['7', 'gone', '2']);
    expect(ids(recent)).toEqual(['7', '2']);
    expect(ids(others)).toEqual(['0', '1', '3', '4', '5', '6', '8']);
  });

  it('stay in their place where there are no more', () => {
    const eight = cards(8);
    expect(splitByUse(eight, ['7'])).toEqual({ recent: [], others: eight });
  });
});
