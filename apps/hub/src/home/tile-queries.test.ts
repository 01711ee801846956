// @vitest-environment happy-dom
import { createQueryClient } from '@hub/tool-kit';
import { expect, it } from 'vitest';
import { tools } from '../tools';
import { carryTilesOver } from './tile-queries';
import { tileQuery } from './tile-query';

const YESTERDAY = { today: '2026-11-25', personId: 'mei', isAdmin: false };
const TODAY = { today: '2026-11-26', personId: 'mei', isAdmin: false };
const AT = Date.UTC(2026, 10, 25, 20);

/** The key of one of the questions of the tile of Loyality. */
function keyAt(index: number, moment: typeof TODAY) {
  const query = tools.find(({ id }) => id === 'loyalty')?.summary?.queries(moment)[index];
  if (query === undefined) throw new Error(`The tile has no question ${String(index)}.`);
  return tileQuery(query).queryKey;
}
const cards = (moment: typeof TODAY) => keyAt(0, moment);
const soon = (moment: typeof TODAY) => keyAt(1, moment);

it('gives a tile what it had on the last day, each of its questions its own, as old as that is', () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(cards(YESTERDAY), { total: 7, first: [] }, { updatedAt: AT });
  queryClient.setQueryData(soon(YESTERDAY), { total: 2, first: [] }, { updatedAt: AT });
  carryTilesOver(queryClient, TODAY);
  expect(queryClient.getQueryData(cards(TODAY))).toEqual({ total: 7, first: [] });
  expect(queryClient.getQueryState(soon(TODAY))).toMatchObject({
    data: { total: 2, first: [] },
    dataUpdatedAt: AT,
  });
});

it('leaves what the hub has said today', () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(soon(YESTERDAY), { total: 2, first: [] });
  queryClient.setQueryData(soon(TODAY), { total: 3, first: [] });
  carryTilesOver(queryClient, TODAY);
  expect(queryClient.getQueryData(soon(TODAY))).toEqual({ total: 3, first: [] });
});
