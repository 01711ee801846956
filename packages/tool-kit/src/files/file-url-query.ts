import { type CollectionName, pb, protectedFileUrl } from '@hub/pb-client';
import { queryOptions } from '@tanstack/react-query';

/** A file token lasts three minutes; a new one is fetched well before. */
const FRESH_MS = 120_000;

/** The address that opens a protected file, renewed for as long as it is on the screen. It is never kept on the device. */
export const fileUrlQuery = (collection: CollectionName, id: string, fileName: string) =>
  queryOptions({
    queryKey: ['file-url', collection, id, fileName],
    queryFn: () => protectedFileUrl(pb, { id, collectionName: collection }, fileName),
    staleTime: FRESH_MS,
    gcTime: 0,
    refetchInterval: FRESH_MS,
  });
