import { toHubError } from '@hub/pb-client';

/** The text of the error page, and the action of its button. */
interface FailureWords {
  message: string;
  /** `reload` if only a fresh copy of the app helps. */
  remedy: 'retry' | 'reload';
}

/** The messages of Chromium, Firefox and Safari for a chunk that could not be loaded. */
const LOST_CHUNK = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * The message of a failed page. If a chunk can't be loaded, there is no connection, or the server has a newer
 * version: the router keeps such a failure until a reload.
 */
export function describeFailure(error: unknown): FailureWords {
  if (error instanceof Error && LOST_CHUNK.test(error.message)) {
    return {
      message: 'This page can’t be loaded. Check the connection, or reload to get the newest version.',
      remedy: 'reload',
    };
  }
  return { message: toHubError(error).message, remedy: 'retry' };
}
