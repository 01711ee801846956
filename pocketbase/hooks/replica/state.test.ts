import { expect, it } from 'vitest';
import { replicaState } from './state';

const NOW = Date.parse('2026-11-26T08:00:00Z');
const COPIED = { waiting: 0, error: '' };
const listed = (at?: string) => JSON.stringify({ databases: [{ ...(at && { last_sync_at: at }) }] });
const stateOf = (list: string | null, copies: typeof COPIED | null = COPIED) =>
  replicaState('/mnt/hub', list, copies, NOW);

it('says when the replica last held everything, and how long ago that was', () => {
  expect(stateOf(listed('2026-11-26T07:59:59.612Z'))).toEqual({
    target: '/mnt/hub',
    lastSync: '2026-11-26T07:59:59.612Z',
    behind: 0.4,
    documents: 'copied',
    error: null,
  });
  expect(stateOf(listed('2026-11-26T08:00:03Z')).behind).toBe(0);
});

it('is late after fifteen seconds', () => {
  expect(stateOf(listed('2026-11-26T07:59:45Z')).error).toBeNull();
  expect(stateOf(listed('2026-11-26T07:59:44Z')).error).toBe('Nothing has been replicated for 16 seconds.');
});

it('says so where Litestream does not run, or has sent nothing yet', () => {
  expect(stateOf(null)).toMatchObject({ lastSync: null, behind: null });
  expect(stateOf(null).error).toMatch(/^Litestream is not running/);
  expect(stateOf(listed()).error).toBe('Nothing has been replicated yet.');
});

it('says how the documents are', () => {
  const at = listed('2026-11-26T08:00:00Z');
  expect(stateOf(at, { waiting: 2, error: '' })).toMatchObject({ documents: 'waiting', error: null });
  expect(stateOf(at, { waiting: 2, error: 'no space' }).error).toBe(
    'Documents are waiting to be copied: no space',
  );
  expect(stateOf(at, null)).toMatchObject({ documents: 'not kept', error: null });
});
