import { pb } from '@hub/pb-client';
import { listSharers } from '@hub/tool-kit/sharers';
import { queryOptions } from '@tanstack/react-query';
import { tileQuery } from '../home/tile-query';

/** The most records that are looked at: those that were changed last. */
const MOST = 200;

/** The records of a collection that others share with everyone. */
export const sharedQuery = (collection: string, personId: string) =>
  tileQuery({
    collection,
    filter: ['owner != "" && owner != {:me}', { me: personId }],
    first: { most: MOST, sort: '-updated', fields: 'id,owner' },
  });

/** The first names of those who share something, by their ids. */
export const sharersQuery = queryOptions({
  queryKey: ['sharers'],
  queryFn: async () => new Map((await listSharers(pb)).map(({ id, name }) => [id, name])),
});
