import { HubError } from '@hub/pb-client';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QueriesProvider } from './queries-provider';
import { createQueryClient } from './query-client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('retries nothing for a person who has logged out', async () => {
  const queryClient = createQueryClient();
  const { unmount } = render(<QueriesProvider queryClient={queryClient}>A screen</QueriesProvider>);
  const queryFn = vi.fn(() => Promise.reject(new HubError('offline')));
  const prefetch = queryClient.query({ queryKey: ['list'], queryFn }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  await prefetch;
  expect(queryFn).toHaveBeenCalledOnce();
});
