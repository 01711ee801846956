import type { HubError } from '@hub/pb-client';

const WRONG_CREDENTIALS = 'Failed to log in. Please check your credentials.';

/**
 * The login page's message after a failed sign-in: the specification's words (§8.2), unless the reason is
 * another one.
 */
export function loginFailure(error: HubError): string {
  return error.kind === 'invalid' ? WRONG_CREDENTIALS : error.message;
}
