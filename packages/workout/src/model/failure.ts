import { HubError, toHubError } from '@hub/pb-client';
import { isNotFound } from '@hub/ui';

interface Failing {
  error: Error | null;
}

/** A failure that begins with what went wrong in the specification's words (§8) and goes on with its reason. */
export function failureIn(words: string, error: Error): HubError {
  const { kind, message, cause } = toHubError(error);
  return new HubError(kind, { message: `${words}. ${message}`, cause });
}

/** A query whose failure begins with these words; what is not there has not failed. */
export function withWords<Query extends Failing>(query: Query, words = 'Failed to load'): Query {
  const { error } = query;
  return error === null || isNotFound(error) ? query : { ...query, error: failureIn(words, error) };
}
