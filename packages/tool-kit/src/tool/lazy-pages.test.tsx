import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Outlet, useRoutes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { withLazyPages } from './lazy-pages';

function Layout() {
  return (
    <>
      layout, <Outlet />
    </>
  );
}

it('draws a lazy page inside its lazy layout, and loads nothing else', async () => {
  const loadOther = vi.fn(() => Promise.resolve({ Component: () => 'other' }));
  const pages = withLazyPages([
    {
      lazy: () => Promise.resolve({ Component: Layout }),
      children: [
        { path: '/page/:id', lazy: () => Promise.resolve({ Component: () => 'page' }) },
        { path: '/other', lazy: loadOther },
      ],
    },
  ]);
  function Pages() {
    return useRoutes(pages);
  }
  const view = await act(() =>
    render(
      <MemoryRouter initialEntries={['/page/1']}>
        <Suspense fallback="loading">
          <Pages />
        </Suspense>
      </MemoryRouter>,
    ),
  );
  await view.findByText('layout, page');
  expect(loadOther).not.toHaveBeenCalled();
});
