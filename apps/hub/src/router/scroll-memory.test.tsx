import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ScrollMemory } from './scroll-memory';

const scrollTo = vi.fn((_x: number, y: number) => {
  Object.assign(window, { scrollY: y });
});

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
});

function scrollDownTo(y: number) {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <ScrollMemory /> }]);
  render(<RouterProvider router={router} />);
  return (to: string | number) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
}

it('starts a new page at its top and finds the old one where it was', async () => {
  const go = open();
  scrollDownTo(900);
  await go('/expiry/add');
  expect(window.scrollY).toBe(0);
  scrollDownTo(120);
  await go(-1);
  expect(window.scrollY).toBe(900);
  await go(1);
  expect(window.scrollY).toBe(120);
});

it('keeps the positions over a reload', () => {
  open();
  scrollDownTo(333);
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.values(JSON.parse(sessionStorage.getItem('hub.scroll') ?? '{}') as object)).toContain(333);
});
