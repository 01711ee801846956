// @vitest-environment happy-dom
import { createQueryClient } from '@hub/tool-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { persistOnDevice } from './persist-on-device';
import { prefetchOffline } from './prefetch-offline';

const worker = vi.hoisted(() => {
  let register: () => void = () => undefined;
  const untilInstallable = new Promise<void>((resolve) => {
    register = resolve;
  });
  return { register: () => register(), untilInstallable };
});

vi.mock('../installed/worker', () => ({ untilInstallable: worker.untilInstallable }));
vi.mock('./prefetch-offline', () => ({ prefetchOffline: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('prefetches within a second of the worker’s registration, after what the first screen asks for', async () => {
  const queryClient = createQueryClient();
  let answer: (list: unknown[]) => void = () => undefined;
  const list = () => new Promise<unknown[]>((resolve) => (answer = resolve));
  void queryClient.query({ queryKey: ['loyalty', 'list'], queryFn: list });
  const stop = persistOnDevice(queryClient, 'mei');
  await vi.advanceTimersByTimeAsync(10_000);
  worker.register();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(prefetchOffline).not.toHaveBeenCalled();
  answer([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(prefetchOffline).toHaveBeenCalledOnce();
  stop();
});
