import { beforeEach, expect, it, vi } from 'vitest';
import { offlineOf } from './persisted-keys';
import { offlineTools } from './offline-tools';
import type { PersistedQuery, QueryStore } from './query-store';
import { readAll } from './read-all';

const CARD = {
  id: 'a',
  name: 'Kopitiam',
  cardId: '2900112233',
  type: 'barcode',
  refreshSeconds: 0,
  customUI: false,
  expiryDate: null,
  code: null,
  encoding: null,
  validFrom: null,
  note: null,
  balance: null,
  balanceCurrency: null,
  groups: [],
  starred: false,
  archived: false,
  colour: null,
  front: null,
  back: null,
  owner: 'mei',
  shared: false,
  rev: 1,
};
const loyalty = offlineTools.find(({ keys }) => keys.flat().includes('loyalty'))!;

function persisted(queryKey: string[], data: unknown, version: number | undefined): PersistedQuery {
  return { queryKey, queryHash: JSON.stringify(queryKey), data, version, updatedAt: 1, size: 1 };
}

const CARDS = persisted(['loyalty', 'list'], [CARD], loyalty.version);
const PEOPLE = persisted(['expiry', 'distinct', 'person'], ['Mei'], 1);

/** What remains in the store, and what is read from it. */
async function readFrom(stored: PersistedQuery[]) {
  const dropped = vi.fn<QueryStore['drop']>(() => Promise.resolve());
  const nothing = () => Promise.resolve();
  const store = { readAll: () => Promise.resolve(stored), drop: dropped, put: nothing, renew: nothing };
  const read = await readAll(store);
  read.sort((a, b) => (a.queryHash < b.queryHash ? -1 : 1));
  return { read, dropped: dropped.mock.calls.flatMap(([hashes]) => hashes) };
}

beforeEach(() => {
  vi.restoreAllMocks();
});

it('gives what each tool can read', async () => {
  expect(await readFrom([CARDS, PEOPLE])).toEqual({ read: [PEOPLE, CARDS], dropped: [] });
});

it('reads the lines of home, whichever tool’s they are, and drops one of another shape', async () => {
  const tile = persisted(['expiry', 'tile', 'expiryDate < {:today}'], { total: 3, first: [{ id: 'a' }] }, 1);
  const older = persisted(['expiry', 'tile', ''], 3, 1);
  expect(await readFrom([tile, older])).toEqual({ read: [tile], dropped: [older.queryHash] });
});

it.each([
  ['an older version', { ...CARDS, version: loyalty.version - 1 }],
  ['a release that named no version', { ...CARDS, version: undefined }],
  ['another shape', { ...CARDS, data: [{ ...CARD, cardId: undefined }] }],
  ['a tool that is gone', persisted(['notes', 'list'], [], 1)],
])('drops what is of %s, alone', async (_, older) => {
  const read = await readFrom([older, PEOPLE]);
  expect(read).toEqual({ read: [PEOPLE], dropped: [older.queryHash] });
});

const OF_EACH_TOOL: [string[], unknown][] = [
  [['loyalty', 'list'], [CARD]],
  [['exercises', 'count'], 3],
  [['expiry', 'expired-count', '2026-11-21'], 1],
  [['aliases', 'list'], []],
  [['currency', 'days', '2026-11-21'], [{ date: '2026-11-20', rates: { USD: 1.15 } }]],
  [['time', 'forecast'], { cities: [null, null, null, null, null], fetchedAt: 1 }],
];

it.each(OF_EACH_TOOL)('drops %j of an older version, and nothing of the other tools', async (queryKey) => {
  const all = OF_EACH_TOOL.map(([key, data]) => persisted(key, data, offlineOf(key)!.version));
  const isOld = (query: PersistedQuery) => query.queryKey === queryKey;
  const stored = all.map((query) => (isOld(query) ? { ...query, version: query.version! - 1 } : query));
  const { read, dropped } = await readFrom(stored);
  expect(all).toHaveLength(offlineTools.length);
  expect(dropped).toEqual([JSON.stringify(queryKey)]);
  expect(new Set(read)).toEqual(new Set(all.filter((query) => !isOld(query))));
});

it('neither reads nor drops what is of a tool whose code does not come', async () => {
  vi.spyOn(loyalty, 'parsers').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await readFrom([CARDS, PEOPLE])).toEqual({ read: [PEOPLE], dropped: [] });
});
