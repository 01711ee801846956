import { count, flag, parseRecord, pb, request } from '@hub/pb-client';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const amounts = v.object({ records: count, bytes: count });
const quota = v.object({ used: amounts, most: amounts, isNear: flag });

/** How much a person has, how much they may have, and whether that is nearly all. */
export type Quota = v.InferOutput<typeof quota>;

/** The quota of the signed-in person. */
export const quotaQuery = queryOptions({
  queryKey: ['quota'],
  queryFn: async () => parseRecord(quota, await request(pb, () => pb.send<unknown>('/api/hub/quota', {}))),
});
