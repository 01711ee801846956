import { HubError, toHubError } from '@hub/pb-client';

/** A query whose failure reads as specification §8 has it: "Failed to load", then the reason. */
export function failedToLoad<Query extends { error: Error | null }>(query: Query): Query {
  if (query.error === null) return query;
  const { kind, message } = toHubError(query.error);
  const error = new HubError(kind, { message: `Failed to load. ${message}`, cause: query.error });
  return { ...query, error };
}
