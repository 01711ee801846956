import { type CollectionName, pb, protectedFileUrl } from '@hub/pb-client';
import { queryOptions } from '@tanstack/react-query';

/** A file token is valid for three minutes; it is renewed well before. */
const FRESH_MS = 120_000;

/** The URL that opens a protected file, renewed while it is on the screen. Never stored on the device. */
export const fileUrlQuery = (collection: CollectionName, id: string, fileName: string) =>
  queryOptions({
    queryKey: ['file-url', collection, id, fileName],
    queryFn: () => protectedFileUrl(pb, { id, collectionName: collection }, fileName),
    staleTime: FRESH_MS,
    gcTime: 0,
    refetchInterval: FRESH_MS,
  });
