import type { HubError } from '@hub/pb-client';

const WRONG_CREDENTIALS = 'Failed to log in. Please check your credentials.';

/** What the login page says about a failed sign-in: the specification's words (§8) unless something else is the reason. */
export function loginFailure(error: HubError): string {
  return error.kind === 'invalid' ? WRONG_CREDENTIALS : error.message;
}
