import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { reloadQueries } from './reload-queries';

const queryKey = ['aliases'];
const queryClient = new QueryClient();

afterEach(() => queryClient.clear());

it('reads a query again whose first load was under way, when that load is over', async () => {
  let answer: (text: string) => void = () => undefined;
  const first = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const queryFn = vi.fn(() => Promise.resolve('after')).mockReturnValueOnce(first);
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  const end = observer.subscribe(() => undefined);
  const reloaded = reloadQueries(queryClient, { queryKey });
  expect(queryFn).toHaveBeenCalledTimes(1);
  answer('before');
  await reloaded;
  expect(observer.getCurrentResult().data).toBe('after');
  expect(queryFn).toHaveBeenCalledTimes(2);
  end();
});

it('reads a query that was loaded once more, and no other', async () => {
  const queryFn = vi.fn(() => Promise.resolve('read'));
  const other = vi.fn(() => Promise.resolve('read'));
  const observers = [
    new QueryObserver(queryClient, { queryKey, queryFn }),
    new QueryObserver(queryClient, { queryKey: ['plans'], queryFn: other }),
  ];
  const ends = observers.map((observer) => observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(observers.every((one) => one.getCurrentResult().isSuccess)).toBe(true));
  await reloadQueries(queryClient, { queryKey });
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(1);
  ends.forEach((end) => end());
});
