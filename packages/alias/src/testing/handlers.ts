import type { AliasRecord } from '@hub/pb-client';
import { recordHandlers, SAMPLE_PERSON } from '@hub/tool-kit/testing';
import type { RequestHandler } from 'msw';
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
  return recordHandlers({
    collection: 'aliases',
    records,
    select,
    make,
    refuse: ({ email }) =>
      isTaken(email) ? { field: 'email', message: 'That alias already exists.' } : null,
  });
}

/** The same, from the sample records. */
export function sampleHandlers(): RequestHandler[] {
  return aliasHandlers(sampleRecords());
}
