// @vitest-environment happy-dom
import { storeText } from '@hub/auth';
import { afterEach, describe, expect, it } from 'vitest';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { sampleCard } from '../testing';
import { arrangeCards, noteShown, readRecent } from './recent-cards';

afterEach(() => localStorage.clear());

const NOON = new Date('2026-11-21T12:00:00Z');
const used = (...ids: string[]) => ids.map((id) => ({ id, at: NOON }));

describe('the cards that were shown last', () => {
  it('are four, the last one first, each once with its time, and apart for each person', () => {
    for (const id of ['a', 'b', 'c', 'a', 'd']) noteShown('mei', id, NOON);
    const later = new Date(Number(NOON) + 1);
    noteShown('mei', 'e', later);
    noteShown('adam', 'z', NOON);
    expect(readRecent('mei')).toEqual([{ id: 'e', at: later }, ...used('d', 'a', 'c')]);
    expect(readRecent('adam')).toEqual(used('z'));
    expect(readRecent('nobody')).toEqual([]);
  });

  it('are known without a time where an older program has noted them', () => {
    storeText('mei', 'loyalty.recent', 'a b');
    expect(readRecent('mei')).toEqual([
      { id: 'a', at: null },
      { id: 'b', at: null },
    ]);
    noteShown('mei', 'b', NOON);
    expect(readRecent('mei')).toEqual([...used('b'), { id: 'a', at: null }]);
  });

  const cards = (count: number, values: (at: number) => Partial<LoyaltyCard> = () => ({})) =>
    Array.from({ length: count }, (_, at) => sampleCard({ id: String(at), ...values(at) }));
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  it('stand first where there are more than eight', () => {
    const { recent, others } = arrangeCards(cards(9), used('7', 'gone', '2'));
    expect(ids(recent)).toEqual(['7', '2']);
    expect(ids(others)).toEqual(['0', '1', '3', '4', '5', '6', '8']);
  });

  it('stay in their place where there are no more, archived ones not counted', () => {
    const list = cards(9, (at) => ({ archived: at === 8 }));
    const { recent, others, archived } = arrangeCards(list, used('7'));
    expect(recent).toEqual([]);
    expect(ids(others)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(ids(archived)).toEqual(['8']);
  });

  it('are not those that are archived', () => {
    const list = cards(10, (at) => ({ archived: at === 3 }));
    expect(ids(arrangeCards(list, used('3', '5')).recent)).toEqual(['5']);
  });

  it('are followed by those with a star, then by the others', () => {
    const list = cards(10, (at) => ({ starred: at === 4 || at === 9 || at === 7 }));
    const { recent, others } = arrangeCards(list, used('9'));
    expect(ids(recent)).toEqual(['9']);
    expect(ids(others)).toEqual(['4', '7', '0', '1', '2', '3', '5', '6', '8']);
  });
});
