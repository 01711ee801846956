// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { pb } from '@hub/pb-client';
import { readOverview, sendRecords } from './archive/archive.api';
import { sendRows, undoImport } from './imports.api';

/** Too long for a click, but not for ten thousand rows on a slow network. */
const SLOW_MS = 240_000;

afterEach(() => {
  vi.useRealTimers();
});

/** A hub that answers after {@link SLOW_MS}. */
function slowHub(answer: object) {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: unknown, { signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        setTimeout(() => resolve(Response.json(answer, { headers: { 'X-Hub': 'hub' } })), SLOW_MS);
      }),
  );
}

const FILE = {
  tool: 'alias',
  format: { id: 'csv', name: 'a table' },
  ...{ rows: [], problems: [], unread: [] },
};
const ROW = { title: 'A row', line: 1, values: {} };
const CALL = { id: 'i', mode: 'preview', ids: {} } as const;

it.each<[string, object, () => Promise<unknown>]>([
  ['a preview', { id: null, rows: [] }, () => sendRows(FILE, [ROW], 'preview')],
  ['an import', { id: null, rows: [] }, () => sendRows(FILE, [ROW], 'save')],
  ['an undo', { removed: 1, restored: 0, kept: 0 }, () => undoImport('i')],
  ['records of an archive', { records: [] }, () => sendRecords(pb, 'aliases', [], CALL)],
  ['what an archive would hold', { schema: '1', collections: [], leftOut: [] }, () => readOverview(pb)],
])('%s is waited for on a slow network and a slow hub', async (_, answer, ask) => {
  slowHub(answer);
  const asked = expect(ask()).resolves.toBeDefined();
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  await asked;
});

it('many rows are sent in several requests, which are one import', async () => {
  const bodies: { rows: unknown[]; continues?: string }[] = [];
  vi.stubGlobal('fetch', (_: unknown, { body }: RequestInit) => {
    bodies.push(JSON.parse(body as string) as (typeof bodies)[number]);
    const answer = { id: bodies.length === 2 ? null : 'first', rows: [{ status: 'new', id: 'r' }] };
    return Promise.resolve(Response.json(answer, { headers: { 'X-Hub': 'hub' } }));
  });
  // 5 MB each: characters that are no bytes.
  const row = { ...ROW, values: { text: 'ü'.repeat(2_500_000) } };
  const { id, rows } = await sendRows(FILE, [row, row, row], 'save');
  expect({ id, rows: rows.length }).toEqual({ id: 'first', rows: 3 });
  expect(bodies.map(({ rows: sent, continues }) => [sent.length, continues])).toEqual([
    [1, undefined],
    [1, 'first'],
    [1, 'first'],
  ]);
});
