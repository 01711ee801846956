import { HubError, toHubError } from '@hub/pb-client';

interface Failing {
  error: Error | null;
}

/** A query whose failure begins with the specification's words (§8.30) and goes on with its reason. */
export function withWords<Query extends Failing>(query: Query, words: string): Query {
  if (query.error === null) return query;
  const { kind, message, cause } = toHubError(query.error);
  return { ...query, error: new HubError(kind, { message: `${words}. ${message}`, cause }) };
}

/** Whether a text of an address can be the id of a record. */
export function isRecordId(text: string): boolean {
  return /^[a-z0-9]{15}$/.test(text);
}
