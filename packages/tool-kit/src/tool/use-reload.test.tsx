import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useReload } from './use-reload';
import { createQueryClient } from './query-client';

const KEY = ['weather'];

class Refusal extends Error {
  readonly kind = 'rate-limited';
}

/** Renders a query with its "Try again". */
function show(queryFn: () => Promise<string>, ask: () => Promise<string>) {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({ query: useQuery({ queryKey: KEY, queryFn }), again: useReload(KEY, ask) }),
    { wrapper },
  );
  return result;
}

it('asks in its own way, once, and shows what comes', async () => {
  const queryFn = vi.fn(() => Promise.reject(new Refusal('Too many.')));
  const ask = vi.fn(() => Promise.resolve('sun'));
  const result = show(queryFn, ask);
  await waitFor(() => expect(result.current.query.error?.message).toBe('Too many.'));
  act(() => result.current.again.reload());
  expect(result.current.query.error?.message).toBe('Too many.');
  await waitFor(() => expect(result.current.query.data).toBe('sun'));
  expect(result.current.query.error).toBeNull();
  expect(result.current.again.isReloading).toBe(false);
  expect(queryFn).toHaveBeenCalledOnce();
  expect(ask).toHaveBeenCalledOnce();
});

it('leaves what is shown where nothing comes, and can be tried again', async () => {
  let fail: (error: Error) => void = () => undefined;
  const ask = vi.fn(() => new Promise<string>((_, reject) => (fail = reject)));
  const result = show(() => Promise.resolve('rain'), ask);
  await waitFor(() => expect(result.current.query.data).toBe('rain'));
  for (const times of [1, 2]) {
    act(() => result.current.again.reload());
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(times));
    expect(result.current.again.isReloading).toBe(true);
    act(() => fail(new Refusal('Not yet.')));
    await waitFor(() => expect(result.current.again.isReloading).toBe(false));
  }
  expect(result.current.query).toMatchObject({ data: 'rain', error: null });
});

it('takes the place of a question that is under way', async () => {
  let answerLate: (weather: string) => void = () => undefined;
  const result = show(
    () => new Promise((resolve) => (answerLate = resolve)),
    () => Promise.resolve('sun'),
  );
  act(() => result.current.again.reload());
  await waitFor(() => expect(result.current.query.data).toBe('sun'));
  await act(async () => {
    answerLate('fog');
    await Promise.resolve();
  });
  expect(result.current.query.data).toBe('sun');
});
