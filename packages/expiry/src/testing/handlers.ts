import { toCalendarDate } from '@hub/calendar';
import type { ExpiryRecord } from '@hub/pb-client';
import { draftOf, valuesOf } from '@hub/tool-kit';
import { recordHandlers, reminderHandlers, SAMPLE_PERSON } from '@hub/tool-kit/testing';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { expiryFields } from '../model/expiry-fields';
import { sampleRecord, sampleRecords } from './samples';

const FILTER = /^expiryDate (>=|<) "(.+)"$/;

type SortField = 'id' | 'expiryDate' | 'person' | 'category' | 'country';

/** Sorts like PocketBase by `-expiryDate,id`. */
function compareBy(sort: string) {
  const keys = sort.split(',').map((key) => ({
    field: key.replace('-', '') as SortField,
    direction: key.startsWith('-') ? -1 : 1,
  }));
  return (a: ExpiryRecord, b: ExpiryRecord) => {
    const key = keys.find(({ field }) => a[field] !== b[field]);
    return key ? (a[key.field] < b[key.field] ? -1 : 1) * key.direction : 0;
  };
}

function matches(filter: string) {
  const [, operator, date = ''] = FILTER.exec(filter) ?? [];
  return ({ expiryDate }: ExpiryRecord) =>
    operator === undefined || (operator === '<' ? expiryDate < date : expiryDate >= date);
}

function select(records: readonly ExpiryRecord[], query: URLSearchParams): ExpiryRecord[] {
  return records.filter(matches(query.get('filter') ?? '')).sort(compareBy(query.get('sort') ?? 'id'));
}

/** A form's fields as PocketBase stores them; of a file, only its name is kept. */
async function readForm(request: Request): Promise<Partial<ExpiryRecord>> {
  // happy-dom, which tests run in, drops empty fields as it reads a form.
  const emptyFields = (await request.clone().text()).matchAll(/ name="(\w+)"(?=\r\n\r\n\r\n)/g);
  const form = await request.formData();
  const values = [...form].map(([field, value]) => {
    if (typeof value !== 'string') return [field, value.name];
    if (field === 'rev') return [field, Number(value)];
    return [field, field === 'shared' ? value === 'true' : value];
  });
  const entries = [...Array.from(emptyFields, ([, field]) => [field, '']), ...values];
  return Object.fromEntries(entries) as Partial<ExpiryRecord>;
}

/** A small PNG: a card with a face and two lines. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFAgMAAAD09B5LAAAADFBMVEX07+SKmrXJwrQAAADw8ndyAAAAFUlEQVR4nGNgYGAQYWAQWwAiuRYAAAcTAYlmLi2AAAAAAElFTkSuQmCC';

/** The only user whom a person who is not an admin may list. */
const OWN_USER = { id: SAMPLE_PERSON, name: 'Mei Lin', isDeactivated: false };

/** The values of a record in which nothing was entered. */
const { document: _, ...EMPTY } = valuesOf(expiryFields, draftOf(expiryFields, null));

/**
 * Answers like the server's collection `expiry`, from `records`, which the handlers change; also for
 * documents.
 */
export function expiryHandlers(records: ExpiryRecord[] = []): RequestHandler[] {
  return [
    ...recordHandlers({
      collection: 'expiry',
      records,
      select,
      make: (values) => sampleRecord({ ...EMPTY, owner: SAMPLE_PERSON, ...values, rev: 1 }),
      read: readForm,
    }),
    ...reminderHandlers(),
    http.get('*/api/hub/sharers', () =>
      HttpResponse.json({ people: [{ id: 'adam00000000000', name: 'Adam' }] }),
    ),
    http.get('*/api/collections/users/records', () =>
      HttpResponse.json({ page: 1, totalPages: 1, totalItems: 1, items: [OWN_USER] }),
    ),
    http.post('*/api/files/token', () => HttpResponse.json({ token: 'sample' })),
    http.get('*/api/files/expiry/:id/:name', () =>
      HttpResponse.arrayBuffer(Uint8Array.from(atob(PICTURE), (char) => char.charCodeAt(0)).buffer, {
        headers: { 'Content-Type': 'image/png' },
      }),
    ),
  ];
}

/** The same with the sample records of today. */
export function sampleHandlers(): RequestHandler[] {
  return expiryHandlers(sampleRecords(toCalendarDate(new Date())));
}
