// @vitest-environment happy-dom
import { isReachable, pb, request } from '@hub/pb-client';
import { http } from 'msw';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mockServer } from './page';

mockServer(http.get('*/api/hub/slow', () => new Promise<undefined>(() => undefined)));

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterAll(() => {
  vi.useRealTimers();
});

it('has no answer for a request of this test', async () => {
  const failed = vi.fn();
  request(pb, () => pb.send('/api/hub/slow', { method: 'GET' })).catch(failed);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failed).not.toHaveBeenCalled();
});

it('has given it up in the next test, in which the hub stays reachable', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isReachable(pb)).toBe(true);
});
