import { pb } from '@hub/pb-client';
import { addHubIdToAnswers, setHubOnline } from '@hub/pb-client/testing';
import { cleanup } from '@testing-library/react';
import { setImmediate } from 'node:timers/promises';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** Answers in place of the server in each test of a file. A request without a handler fails the test. */
export function mockServer(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    addHubIdToAnswers();
  });
  beforeEach(setHubOnline);
  afterEach(async () => {
    // The page is unmounted first: until then it may send requests that only the test's own handlers answer.
    cleanup();
    // A list that began to load at the last moment sends its request some promises later.
    await setImmediate();
    // Ending the session cancels all requests. Otherwise one without a response would time out in a later test, and the
    // hub would count as offline there.
    pb.authStore.clear();
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return server;
}
