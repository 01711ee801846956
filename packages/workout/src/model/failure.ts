import { HubError, toHubError } from '@hub/pb-client';

/** A failure that begins with what went wrong in the specification's words (§8) and goes on with its reason. */
export function failureIn(words: string, error: Error): HubError {
  const { kind, message, cause } = toHubError(error);
  return new HubError(kind, { message: `${words}. ${message}`, cause });
}
