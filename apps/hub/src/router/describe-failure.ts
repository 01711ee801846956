import { toHubError } from '@hub/pb-client';

/** The text of the error page, and the action of its button. */
interface FailureWords {
  message: string;
  /** `reload` where only a fresh copy of the app helps. */
  remedy: 'retry' | 'reload';
}

/** How Chromium, Firefox and Safari say that a part of the app could not be loaded. */
const LOST_CHUNK = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * What a page that failed tells the person. A part of the app that can't be loaded means that there is no
 * connection, or that a newer version took its place on the server: the router keeps such a failure until a reload.
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
