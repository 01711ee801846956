import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { photoStore } from './photo-store';

const photosKey = (person: string) => ['progress-photos', person] as const;

/** A person's photo sets in this browser, the newest first. */
export const photosQuery = (person: string) =>
  queryOptions({ queryKey: photosKey(person), queryFn: () => photoStore(person).list() });

/** Reads the sets again after a change. */
export function refreshPhotos(queryClient: QueryClient, person: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: photosKey(person) });
}
