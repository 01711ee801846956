import { findHub, markAnswers } from '@hub/pb-client/testing';
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
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
