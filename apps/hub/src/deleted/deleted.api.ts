import { moment, parseRecord, pb, request, text } from '@hub/pb-client';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const deleted = v.object({
  id: text,
  collection: text,
  record: text,
  title: text,
  called: text,
  deletedAt: moment,
});

/** A record that the person has deleted, for as long as it can be restored. */
export type Deleted = v.InferOutput<typeof deleted>;

/** What the person has deleted in the last 30 days, the newest first. */
export const deletedQuery = queryOptions({
  queryKey: ['deleted'],
  queryFn: async () => {
    const fields = 'id,collection,record,title,called,deletedAt';
    const options = { sort: '-deletedAt', fields };
    const all = await request(pb, () => pb.collection('deleted_records').getFullList(options));
    return all.map((record) => parseRecord(deleted, record));
  },
});

/** Restores the record. Throws a `HubError`. */
export function restore({ collection, record }: Deleted): Promise<unknown> {
  const body = { collection, record };
  return request(pb, () => pb.send<unknown>('/api/hub/restore', { method: 'POST', body }));
}

/** Deletes for good. Throws a `HubError`. */
export function deleteForGood({ id }: Deleted): Promise<unknown> {
  return request(pb, () => pb.collection('deleted_records').delete(id));
}
