import type { HubError } from '@hub/pb-client';

const WRONG_CREDENTIALS = 'Failed to log in. Please check your credentials.';

/** The login page's message after a failed sign-in: in the words of §8.2, unless there is another reason. */
export function loginFailure(error: HubError): string {
  return error.kind === 'invalid' ? WRONG_CREDENTIALS : error.message;
}
