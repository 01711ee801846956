import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { photoStore } from './photo-store';

const photosKey = (person: string) => ['progress-photos', person] as const;

/** The photo sets that a person keeps in this browser, the newest first. */
export const photosQuery = (person: string) =>
  queryOptions({ queryKey: photosKey(person), queryFn: () => photoStore(person).list() });

/** Reads the sets again after a change of them. */
export function refreshPhotos(queryClient: QueryClient, person: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: photosKey(person) });
}
