import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patientFetch } from './patient-fetch';
import { TIMEOUTS_MS } from './timeouts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['nothing', undefined, 0],
  ['a plan of a megabyte', 'x'.repeat(900_000), 30_000],
])('gives up later the longer it takes to send %s on a slow line', async (_, body, sendingMs) => {
  const onAbort = vi.fn();
  vi.stubGlobal('fetch', (_url: unknown, { signal }: RequestInit) => {
    signal?.addEventListener('abort', onAbort);
    return new Promise(() => undefined);
  });
  void patientFetch()('http://hub.test/api/x', { method: 'POST', ...(body && { body }) });
  await vi.advanceTimersByTimeAsync(TIMEOUTS_MS.request + sendingMs - 1);
  expect(onAbort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onAbort).toHaveBeenCalledOnce();
});
