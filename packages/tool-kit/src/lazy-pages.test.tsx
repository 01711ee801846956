import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { preloadPages, withLazyPages } from './lazy-pages';

function Layout() {
  return (
    <>
      layout, <Outlet />
    </>
  );
}

const loadLayout = vi.fn(() => Promise.resolve({ Component: Layout }));
const loadPage = vi.fn(() => Promise.resolve({ Component: () => 'page' }));
const loadOther = vi.fn(() => Promise.resolve({ Component: () => 'other' }));

const routes: RouteObject[] = [
  {
    lazy: loadLayout,
    children: [
      { path: '/page/:id', lazy: loadPage },
      { path: '/other', lazy: loadOther },
    ],
  },
];

const pages = withLazyPages(routes);

function Routes() {
  return useRoutes(pages);
}

it('draws a lazy page inside its lazy layout', async () => {
  const view = await act(() =>
    render(
      <MemoryRouter initialEntries={['/page/1']}>
        <Suspense fallback="loading">
          <Routes />
        </Suspense>
      </MemoryRouter>,
    ),
  );
  await view.findByText('layout, page');
});

it('loads layout and page side by side, and nothing else', () => {
  vi.clearAllMocks();
  preloadPages(routes, { pathname: '/page/1' });
  expect(loadLayout).toHaveBeenCalledOnce();
  expect(loadPage).toHaveBeenCalledOnce();
  expect(loadOther).not.toHaveBeenCalled();
});
