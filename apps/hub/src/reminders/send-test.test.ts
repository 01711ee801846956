import { createClient, isReachable } from '@hub/pb-client';
import { afterEach, expect, it, vi } from 'vitest';
import { sendTest } from './reminders.api';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits as long as a slow service may take, and then says that it may be down, not the hub', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  const client = createClient('http://hub.test');
  const onFailed = vi.fn();
  const sent = sendTest(client, 'channel').catch(onFailed);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(onFailed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sent;
  expect(onFailed).toHaveBeenCalledWith(
    expect.objectContaining({
      kind: 'server',
      message: 'No answer came within 20 seconds. The service that it sends to may be down: try again later.',
    }),
  );
  expect(isReachable(client)).toBe(true);
});
