import { findHub, markAnswers } from '@hub/pb-client/testing';
import { cleanup } from '@testing-library/react';
import { setImmediate } from 'node:timers/promises';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/**
 * Answers in place of the server for every test of a file, with `handlers` and what a test adds to them.
 * Any other request fails the test.
 */
export function mockServer(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    markAnswers();
  });
  beforeEach(findHub);
  afterEach(async () => {
    // The page goes first: while it is drawn it may ask for what the test's own handlers answer.
    cleanup();
    // A list that it began to load in its last moment is asked for some promises later.
    await setImmediate();
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return server;
}
