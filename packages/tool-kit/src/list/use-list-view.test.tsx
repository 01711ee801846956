import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paramsOf, useListView, viewOf } from './use-list-view';

const SORTS = ['recent', 'oldest', 'z-a'] as const;

describe('the view in the address bar', () => {
  it('is read', () => {
    const params = new URLSearchParams('q=city+app&sort=z-a');
    expect(viewOf(SORTS, params)).toEqual({ query: 'city app', sort: 'z-a' });
  });
  it.each(['', 'sort=', 'sort=Newest', 'sort=Z-A'])('is the usual for %j', (params) => {
    expect(viewOf(SORTS, new URLSearchParams(params))).toEqual({ query: '', sort: 'recent' });
  });
  it('is written without the usual', () => {
    expect(paramsOf(SORTS, { query: '', sort: 'recent' })).toEqual({});
    expect(paramsOf(SORTS, { query: ' a&b', sort: 'oldest' })).toEqual({ q: ' a&b', sort: 'oldest' });
  });
});

describe('useListView', () => {
  function openList(at: string) {
    let show: ReactNode = null;
    const router = createMemoryRouter([{ path: '*', Component: () => show }], { initialEntries: [at] });
    const { result } = renderHook(() => useListView(SORTS), {
      wrapper: ({ children }) => {
        show = children;
        return <RouterProvider router={router} />;
      },
    });
    const go = (to: string | number) => act(() => router.navigate(to as string));
    const type = (query: string) => act(() => result.current[1]({ query }));
    return { result, go, type, search: () => router.state.location.search };
  }

  it('begins with the address, and writes what is typed into it', () => {
    const { result, type, search } = openList('/list?q=gym&sort=z-a');
    expect(result.current[0]).toEqual({ query: 'gym', sort: 'z-a' });
    type('gym 2');
    expect(result.current[0]).toEqual({ query: 'gym 2', sort: 'z-a' });
    expect(search()).toBe('?q=gym+2&sort=z-a');
  });

  it('starts over where a link leads to the list without a filter', async () => {
    const { result, go, type } = openList('/list?q=gym');
    type('gym 2');
    await go('/list');
    expect(result.current[0]).toEqual({ query: '', sort: 'recent' });
    await go(-1);
    expect(result.current[0]).toEqual({ query: 'gym 2', sort: 'recent' });
  });
});
