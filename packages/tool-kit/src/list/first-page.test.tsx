import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createQueryClient } from '../tool/query-client';
import { useList, withFirstPage } from './first-page';

const KEY = ['letters'];

/** A list of two pages, each of which arrives when the test says so. */
function twoPages() {
  let tellFirst: (items: string[]) => void = () => undefined;
  let finish: (items: string[]) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const query = queryOptions({
    queryKey: KEY,
    queryFn: withFirstPage<string>((onFirstPage) => {
      tellFirst = onFirstPage;
      return new Promise((resolve, reject) => {
        finish = resolve;
        fail = reject;
      });
    }),
  });
  return {
    query,
    first: (items: string[]) => tellFirst(items),
    finish: (items: string[]) => finish(items),
    fail: (error: Error) => fail(error),
  };
}

function show(query: ReturnType<typeof twoPages>['query'], known?: string[]) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(KEY, known, { updatedAt: 1 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(
    (needsAll: boolean) => {
      const { data, error, isWhole } = useList(query, { needsAll });
      return { data, error, isWhole };
    },
    { wrapper, initialProps: false },
  );
  return { queryClient, result, rerender };
}

it('shows the first page until all is there, which alone counts as the list', async () => {
  const pages = twoPages();
  const { queryClient, result, rerender } = show(pages.query);
  act(() => pages.first(['a']));
  await waitFor(() => expect(result.current).toEqual({ data: ['a'], error: null, isWhole: false }));
  expect(queryClient.getQueriesData({ queryKey: KEY })).toEqual([[KEY, undefined]]);
  rerender(true);
  expect(result.current.data).toBeUndefined();
  pages.finish(['a', 'b']);
  await waitFor(() => expect(result.current).toEqual({ data: ['a', 'b'], error: null, isWhole: true }));
});

it('shows a failure and no part of a list whose other pages did not come', async () => {
  const pages = twoPages();
  const { result } = show(pages.query);
  act(() => pages.first(['a']));
  await waitFor(() => expect(result.current.data).toEqual(['a']));
  pages.fail(new Error('Gone.'));
  await waitFor(() => expect(result.current.error?.message).toBe('Gone.'));
  expect(result.current.data).toBeUndefined();
});

it('keeps a list as it is while it reloads, until all of it is there', async () => {
  const pages = twoPages();
  const { result } = show(pages.query, ['a', 'b']);
  act(() => pages.first(['z']));
  expect(result.current).toEqual({ data: ['a', 'b'], error: null, isWhole: true });
  pages.finish(['z', 'b']);
  await waitFor(() => expect(result.current.data).toEqual(['z', 'b']));
});
