import { http, HttpResponse, type RequestHandler } from 'msw';
import { SAMPLE_OWNER, type SampleRecord, sampleRecord } from './samples';

const RECORDS = '*/api/collections/loyalty/records';

function list(records: readonly SampleRecord[], query: URLSearchParams) {
  const page = Number(query.get('page'));
  const perPage = Number(query.get('perPage'));
  const sorted = records.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    page,
    perPage,
    totalItems: sorted.length,
    totalPages: Math.ceil(sorted.length / perPage),
    items: sorted.slice((page - 1) * perPage, page * perPage),
  };
}

function refusal(status: number, message: string) {
  return HttpResponse.json({ status, message, data: {} }, { status });
}

async function readBody(request: Request): Promise<Partial<SampleRecord>> {
  return (await request.json()) as Partial<SampleRecord>;
}

/**
 * Answers like the server's collection `loyalty`, from `records`, which they change: with the revision lock,
 * without rules. They stand in for a server in stories, page tests and the isolated run.
 */
export function loyaltyHandlers(records: SampleRecord[] = []): RequestHandler[] {
  const indexOf = (id: unknown) => records.findIndex((record) => record.id === id);
  return [
    http.get(RECORDS, ({ request }) => HttpResponse.json(list(records, new URL(request.url).searchParams))),
    http.get(`${RECORDS}/:id`, ({ params }) => {
      const record = records[indexOf(params.id)];
      return record ? HttpResponse.json({ ...record }) : refusal(404, 'Not found.');
    }),
    http.post(RECORDS, async ({ request }) => {
      const record = sampleRecord({ owner: SAMPLE_OWNER, ...(await readBody(request)), rev: 1 });
      records.push(record);
      return HttpResponse.json(record);
    }),
    http.patch(`${RECORDS}/:id`, async ({ params, request }) => {
      const changes = await readBody(request);
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
