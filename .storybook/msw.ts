import { type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { setHubOnline, addHubIdToAnswers } from '../packages/pb-client/src/testing';
import { serverHandlers } from '../dev-frame/server';
import { endRequests, followRequests, lastCallHandler } from './requests';

const worker = setupWorker(lastCallHandler);
let started: Promise<unknown> | undefined;

async function start(): Promise<void> {
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      if (new URL(request.url).pathname.startsWith('/api/')) print.error();
    },
  });
  addHubIdToAnswers();
  followRequests();
}

/**
 * Loader: answers a story's requests with the handlers of `parameters.msw.handlers`. The realtime connection
 * stays silent, and any other request is an error. Storybook has already unmounted the previous story: its
 * pending requests are cancelled first, so that they do not reach the handlers of this one.
 */
export async function answerRequests({
  parameters,
}: {
  parameters: { msw?: { handlers?: RequestHandler[] } };
}) {
  const handlers = parameters.msw?.handlers ?? [];
  if (handlers.length === 0 && !started) return;
  started ??= start();
  await started;
  await endRequests();
  worker.resetHandlers(...handlers, lastCallHandler, ...serverHandlers);
  setHubOnline();
}
