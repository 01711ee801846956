import type { CollectionName } from '@hub/pb-client';
import { http, HttpResponse, type RequestHandler } from 'msw';

/** The fields of every record; `rev` counts its changes. */
interface StoredRecord {
  id: string;
  rev: number;
}

interface RefusedField {
  field: string;
  message: string;
}

interface RecordHandlersOptions<R extends StoredRecord> {
  collection: CollectionName;
  /** The records of the collection; the handlers change them. */
  records: R[];
  /** Returns the records of a list in order, as a new array; the query has `filter` and `sort`. */
  select: (records: readonly R[], query: URLSearchParams) => R[];
  /** Completes a new record from the values that were sent. */
  make: (values: Partial<R>) => R;
  /** Parses the values of a request; JSON by default. */
  read?: (request: Request) => Promise<Partial<R>>;
  /** Why the server would refuse a new record; `null` if it would not. */
  refuse?: (values: Partial<R>) => RefusedField | null;
}

async function readJson<R>(request: Request): Promise<Partial<R>> {
  return (await request.json()) as Partial<R>;
}

/** One page of a list, in PocketBase's format. */
function pageOf<R>(found: R[], query: URLSearchParams) {
  const page = Number(query.get('page'));
  const perPage = Number(query.get('perPage'));
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
 * Answers like a collection of the server, from `records`: with the revision check, without access rules.
 * Stands in for a server in stories, page tests and isolated runs.
 */
export function recordHandlers<R extends StoredRecord>({
  collection,
  records,
  select,
  make,
  read = readJson,
  refuse = () => null,
}: RecordHandlersOptions<R>): RequestHandler[] {
  const path = `*/api/collections/${collection}/records`;
  const indexOf = (id: unknown) => records.findIndex((record) => record.id === id);
  return [
    http.get(path, ({ request }) => {
      const query = new URL(request.url).searchParams;
      return HttpResponse.json(pageOf(select(records, query), query));
    }),
    http.get(`${path}/:id`, ({ params }) => {
      const record = records[indexOf(params.id)];
      return record ? HttpResponse.json(record) : refusal(404, 'Not found.');
    }),
    http.post(path, async ({ request }) => {
      const values = await read(request);
      const refused = refuse(values);
      if (refused) return refusal(400, refused.message, refused.field);
      const record = make(values);
      records.push(record);
      return HttpResponse.json(record);
    }),
    http.patch(`${path}/:id`, async ({ params, request }) => {
      const changes = await read(request);
      const record = records[indexOf(params.id)];
      if (!record) return refusal(404, 'Not found.');
      // As on the server: a change without a revision is saved whatever the record's revision is.
      if (changes.rev !== undefined && changes.rev !== record.rev)
        return refusal(409, 'Someone else changed this after you opened it.');
      Object.assign(record, changes, { rev: record.rev + 1 });
      return HttpResponse.json(record);
    }),
    http.delete(`${path}/:id`, ({ params }) => {
      const index = indexOf(params.id);
      if (index < 0) return refusal(404, 'Not found.');
      records.splice(index, 1);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
