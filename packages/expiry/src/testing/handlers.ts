import type { ExpiryRecord } from '@hub/pb-client';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { SAMPLE_OWNER, sampleRecord } from './samples';

const RECORDS = '*/api/collections/expiry/records';
const FILTER = /^expiryDate (>=|<) "(.+)"$/;

type SortField = 'id' | 'expiryDate' | 'person' | 'category' | 'country';

/** Orders as PocketBase does by `-expiryDate,id`. */
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

function list(records: ExpiryRecord[], query: URLSearchParams) {
  const page = Number(query.get('page'));
  const perPage = Number(query.get('perPage'));
  const found = records.filter(matches(query.get('filter') ?? '')).sort(compareBy(query.get('sort') ?? 'id'));
  return {
    page,
    perPage,
    totalItems: found.length,
    totalPages: Math.ceil(found.length / perPage),
    items: found.slice((page - 1) * perPage, page * perPage),
  };
}

/** A form's fields as PocketBase stores them; a file's name is all that is kept of it. */
async function readForm(request: Request): Promise<Partial<ExpiryRecord>> {
  // happy-dom, which tests run in, drops empty fields as it reads a form.
  const emptyFields = (await request.clone().text()).matchAll(/ name="(\w+)"(?=\r\n\r\n\r\n)/g);
  const form = await request.formData();
  const values = [...form].map(([field, value]) => {
    if (typeof value !== 'string') return [field, value.name];
    return [field, field === 'shared' ? value === 'true' : value];
  });
  const entries = [...Array.from(emptyFields, ([, field]) => [field, '']), ...values];
  return Object.fromEntries(entries) as Partial<ExpiryRecord>;
}

function refusal(status: number, message: string) {
  return HttpResponse.json({ status, message, data: {} }, { status });
}

/** A small PNG: a card with a face and two lines. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFAgMAAAD09B5LAAAADFBMVEX07+SKmrXJwrQAAADw8ndyAAAAFUlEQVR4nGNgYGAQYWAQWwAiuRYAAAcTAYlmLi2AAAAAAElFTkSuQmCC';

/**
 * Answers like the server's collection `expiry`, from `records`, which they change: with the revision lock,
 * without rules. They stand in for a server in stories, page tests and the isolated run.
 */
export function expiryHandlers(records: ExpiryRecord[] = []): RequestHandler[] {
  const indexOf = (id: unknown) => records.findIndex((record) => record.id === id);
  return [
    http.get(RECORDS, ({ request }) => HttpResponse.json(list(records, new URL(request.url).searchParams))),
    http.get(`${RECORDS}/:id`, ({ params }) => {
      const record = records[indexOf(params.id)];
      return record ? HttpResponse.json({ ...record }) : refusal(404, 'Not found.');
    }),
    http.post(RECORDS, async ({ request }) => {
      const record = sampleRecord({ country: '', owner: SAMPLE_OWNER, ...(await readForm(request)), rev: 1 });
      records.push(record);
      return HttpResponse.json(record);
    }),
    http.patch(`${RECORDS}/:id`, async ({ params, request }) => {
      const changes = await readForm(request);
      const record = records[indexOf(params.id)];
      if (!record) return refusal(404, 'Not found.');
      if (Number(changes.rev) !== record.rev)
        return refusal(409, 'Someone else changed this after you opened it.');
      Object.assign(record, changes, { rev: record.rev + 1 });
      return HttpResponse.json({ ...record });
    }),
    http.delete(`${RECORDS}/:id`, ({ params }) => {
      const index = indexOf(params.id);
      if (index < 0) return refusal(404, 'Not found.');
      records.splice(index, 1);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/files/token', () => HttpResponse.json({ token: 'sample' })),
    http.get('*/api/files/expiry/:id/:name', () =>
      HttpResponse.arrayBuffer(Uint8Array.from(atob(PICTURE), (char) => char.charCodeAt(0)).buffer, {
        headers: { 'Content-Type': 'image/png' },
      }),
    ),
  ];
}
