import { toCalendarDate } from '@hub/calendar';
import type { LoyaltyRecord } from '@hub/pb-client';
import { recordHandlers, reminderHandlers, SAMPLE_PERSON } from '@hub/tool-kit/testing';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { sampleRecord, sampleRecords } from './samples';

/** The text fields of a form; the others are sent as JSON. */
const TEXTS = Object.entries(sampleRecord())
  .filter(([, value]) => typeof value === 'string')
  .map(([field]) => field);

/**
 * The values of a save as the server stores them, for JSON and for a form with pictures, of which the names
 * are stored.
 */
async function read(request: Request): Promise<Partial<LoyaltyRecord>> {
  if (request.headers.get('Content-Type')?.startsWith('application/json')) {
    return (await request.json()) as Partial<LoyaltyRecord>;
  }
  const values = [...(await request.formData())].map(([field, value]) => {
    if (typeof value !== 'string') return [field, value.name];
    return [field, TEXTS.includes(field) ? value : (JSON.parse(value) as unknown)];
  });
  return Object.fromEntries(values) as Partial<LoyaltyRecord>;
}

/** A small PNG: a card with a face and two lines. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFAgMAAAD09B5LAAAADFBMVEX07+SKmrXJwrQAAADw8ndyAAAAFUlEQVR4nGNgYGAQYWAQWAwiuRYAAAcTAYlmLi2AAAAAAElFTkSuQmCC';

/** Responds like the server's collection `loyalty`, with `records`, which it changes. */
export function loyaltyHandlers(records: LoyaltyRecord[] = []): RequestHandler[] {
  return [
    ...recordHandlers({
      collection: 'loyalty',
      records,
      select: (all) => all.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      make: (values) => sampleRecord({ owner: SAMPLE_PERSON, ...values, rev: 1 }),
      read,
    }),
    ...reminderHandlers(),
    http.post('*/api/files/token', () => HttpResponse.json({ token: 'sample' })),
    http.get('*/api/files/loyalty/:id/:name', () =>
      HttpResponse.arrayBuffer(Uint8Array.from(atob(PICTURE), (char) => char.charCodeAt(0)).buffer, {
        headers: { 'Content-Type': 'image/png' },
      }),
    ),
  ];
}

/** The same with the sample records as of today. */
export function sampleHandlers(): RequestHandler[] {
  return loyaltyHandlers(sampleRecords(toCalendarDate(new Date())));
}
