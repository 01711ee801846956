import { recordHandlers } from '@hub/pb-client/testing';
import type { RequestHandler } from 'msw';
import { SAMPLE_OWNER, type SampleRecord, sampleRecord } from './samples';

/** Answers like the server's collection `loyalty`, from `records`, which they change. */
export function loyaltyHandlers(records: SampleRecord[] = []): RequestHandler[] {
  return recordHandlers({
    collection: 'loyalty',
    records,
    select: (all) => all.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    make: (values) => sampleRecord({ owner: SAMPLE_OWNER, ...values, rev: 1 }),
  });
}
