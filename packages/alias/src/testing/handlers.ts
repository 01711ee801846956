import type { AliasRecord } from '@hub/pb-client';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { SAMPLE_OWNER, sampleRecord } from './samples';

const RECORDS = '*/api/collections/aliases/records';
const BY_ID = /^id = "(.+)"$/;

/** Orders as PocketBase does by `-created,id`. */
function newestFirst(a: AliasRecord, b: AliasRecord): number {
  return b.created.localeCompare(a.created) || a.id.localeCompare(b.id);
}

function list(records: readonly AliasRecord[], query: URLSearchParams) {
  const page = Number(query.get('page'));
  const perPage = Number(query.get('perPage'));
  const filter = query.get('filter');
  const found = records
    .filter(({ id }) => filter === null || BY_ID.exec(filter)?.[1] === id)
    .sort(newestFirst);
  return {
    page,
    perPage,
    totalItems: found.length,
    totalPages: Math.ceil(found.length / perPage),
    items: found.slice((page - 1) * perPage, page * perPage),
  };
}

function refusal(status: number, message: string, field?: string) {
  const data = field === undefined ? {} : { [field]: { code: 'refused', message } };
  return HttpResponse.json({ status, message, data }, { status });
}

/**
 * Answers like the server's collection `aliases`, from `records`, which they change: with unique addresses and the
 * revision lock, without rules. They stand in for a server in stories, page tests and the isolated run.
 */
export function aliasHandlers(records: AliasRecord[] = []): RequestHandler[] {
  const indexOf = (id: unknown) => records.findIndex((record) => record.id === id);
  return [
    http.get(RECORDS, ({ request }) => HttpResponse.json(list(records, new URL(request.url).searchParams))),
    http.get(`${RECORDS}/:id`, ({ params }) => {
      const record = records[indexOf(params.id)];
      return record ? HttpResponse.json({ ...record }) : refusal(404, 'Not found.');
    }),
    http.post(RECORDS, async ({ request }) => {
      const values = (await request.json()) as Pick<AliasRecord, 'id' | 'email' | 'description'>;
      const key = values.email.toLowerCase();
      if (records.some(({ email }) => email.toLowerCase() === key))
        return refusal(400, 'That alias already exists.', 'email');
      const created = new Date().toISOString().replace('T', ' ');
      const record = sampleRecord({ owner: SAMPLE_OWNER, ...values, created, updated: created });
      records.push(record);
      return HttpResponse.json(record);
    }),
    http.patch(`${RECORDS}/:id`, async ({ params, request }) => {
      const changes = (await request.json()) as Partial<AliasRecord>;
      const record = records[indexOf(params.id)];
      if (!record) return refusal(404, 'Not found.');
      if (changes.rev !== record.rev) return refusal(409, 'Someone else changed this after you opened it.');
      Object.assign(record, changes, { rev: record.rev + 1 });
      return HttpResponse.json({ ...record });
    }),
    http.delete(`${RECORDS}/:id`, ({ params }) => {
      const index = indexOf(params.id);
      if (index < 0) return refusal(404, 'Not found.');
      records.splice(index, 1);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
