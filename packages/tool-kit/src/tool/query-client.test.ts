import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';

class Failure extends Error {
  constructor(readonly kind: string) {
    super(kind);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function triesFor(kind: string): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(new Failure(kind)));
  const observer = new QueryObserver(createQueryClient(), { queryKey: [kind], queryFn });
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.runAllTimersAsync();
  unsubscribe();
  return queryFn.mock.calls.length;
}

it('tries again when the server may come back', async () => {
  expect(await triesFor('offline')).toBe(3);
  expect(await triesFor('server')).toBe(3);
});

it('takes a refusal for an answer', async () => {
  expect(await triesFor('invalid')).toBe(1);
  expect(await triesFor('rate-limited')).toBe(1);
});
