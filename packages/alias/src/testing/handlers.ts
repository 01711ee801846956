import type { AliasRecord, TokenRecord } from '@hub/pb-client';
import { recordHandlers, SAMPLE_PERSON, sampleFrame } from '@hub/tool-kit/testing';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { sampleRecord, sampleRecords } from './samples';

const BY_ID = /^id = "(.+)"$/;

/** Orders as PocketBase does by `-created,id`. */
function newestFirst(a: AliasRecord, b: AliasRecord): number {
  return b.created.localeCompare(a.created) || a.id.localeCompare(b.id);
}

function select(records: readonly AliasRecord[], query: URLSearchParams): AliasRecord[] {
  const filter = query.get('filter');
  return records.filter(({ id }) => filter === null || BY_ID.exec(filter)?.[1] === id).sort(newestFirst);
}

function make(values: Partial<AliasRecord>): AliasRecord {
  const created = new Date().toISOString().replace('T', ' ');
  return sampleRecord({ owner: SAMPLE_PERSON, ...values, created, updated: created });
}

/** Answers like the server's collection `aliases`, from `records`, which they change: with unique addresses. */
export function aliasHandlers(records: AliasRecord[] = []): RequestHandler[] {
  const isTaken = (address = '') =>
    records.some(({ email }) => email.toLowerCase() === address.toLowerCase());
  return [
    ...recordHandlers({
      collection: 'aliases',
      records,
      select,
      make,
      refuse: ({ email }) =>
        isTaken(email) ? { field: 'email', message: 'That alias already exists.' } : null,
    }),
    http.patch('*/api/collections/users/records/:id', () => HttpResponse.json({})),
  ];
}

/** Answers like the server's collection `tokens`, from `records`, to which it adds those that are made. */
export function tokenHandlers(records: TokenRecord[] = []): RequestHandler[] {
  const make = (values: Partial<TokenRecord>): TokenRecord => ({
    ...sampleFrame('tokens'),
    ...{ label: '', scope: 'alias', lastUsed: '', owner: SAMPLE_PERSON, rev: 0 },
    ...values,
  });
  return [
    ...recordHandlers({ collection: 'tokens', records, make, select: (all) => [...all] }),
    http.post('*/api/hub/tokens', async ({ request }) => {
      const { label } = (await request.json()) as { label: string };
      const record = make({ label });
      records.push(record);
      return HttpResponse.json(
        { id: record.id, secret: 'k3v9xq2m7t4w8z1c5b6n0p3r7y2u4i8o1a5s9d6f' },
        { status: 201 },
      );
    }),
  ];
}

/** The same, from the sample records. */
export function sampleHandlers(): RequestHandler[] {
  return aliasHandlers(sampleRecords());
}
