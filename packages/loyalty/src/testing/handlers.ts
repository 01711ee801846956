import { toCalendarDate } from '@hub/calendar';
import type { LoyaltyRecord } from '@hub/pb-client';
import { recordHandlers, SAMPLE_PERSON } from '@hub/tool-kit/testing';
import type { RequestHandler } from 'msw';
import { sampleRecord, sampleRecords } from './samples';

/** Answers like the server's collection `loyalty`, from `records`, which they change. */
export function loyaltyHandlers(records: LoyaltyRecord[] = []): RequestHandler[] {
  return recordHandlers({
    collection: 'loyalty',
    records,
    select: (all) => all.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    make: (values) => sampleRecord({ owner: SAMPLE_PERSON, ...values, rev: 1 }),
  });
}

/** The same, from the sample records as they are today. */
export function sampleHandlers(): RequestHandler[] {
  return loyaltyHandlers(sampleRecords(toCalendarDate(new Date())));
}
