import { SignedIn } from '@hub/auth/testing';
import { hubAnswer } from '@hub/pb-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { tools } from '../tools';
import { SharedNews } from './shared-news';
import { useSeenOnVisit } from './use-seen-on-visit';

type User = NonNullable<ComponentProps<typeof SignedIn>['user']>;

const loyalty = tools.find(({ id }) => id === 'loyalty')!;
const NEWCOMER: User = { addedAt: new Date() };
const OTHER: User = { addedAt: new Date('2026-01-01') };

/** What others share. */
let shared: { id: string; owner: string }[];
let asked: string[];

beforeEach(() => {
  localStorage.clear();
  shared = [{ id: 'one', owner: 'sam' }];
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const isNames = address.includes('/api/hub/sharers');
    const answer = isNames
      ? { people: [{ id: 'sam', name: 'Sam' }] }
      : { totalItems: shared.length, items: shared };
    return Promise.resolve(hubAnswer(answer));
  });
});

function Shell() {
  useSeenOnVisit();
  return <Outlet />;
}

const children = [
  {
    path: '/',
    element: (
      <Link to="/loyality/scan">
        Home <SharedNews tool={loyalty} />
      </Link>
    ),
  },
  { path: '/loyality/scan', element: <Link to="/">Scan</Link> },
];

/** Opens home, and waits until its requests are answered. */
async function openHome(user: User) {
  cleanup();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ element: <Shell />, children }]);
  render(
    <QueryClientProvider client={client}>
      <SignedIn user={user}>
        <RouterProvider router={router} />
      </SignedIn>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
}

const line = () => screen.getByRole('link').textContent.replace('Home ', '');

it('shows a new person what others already share, until they open the tool', async () => {
  await openHome(NEWCOMER);
  expect(line()).toBe('Sam shared 1 card');
  await openHome(NEWCOMER);
  expect(line()).toBe('Sam shared 1 card');
  await userEvent.click(screen.getByRole('link'));
  await userEvent.click(screen.getByRole('link', { name: 'Scan' }));
  expect(line()).toBe('');
  await openHome(NEWCOMER);
  expect(line()).toBe('');
});

it('shows others, on a device that is new to them, only what is shared from then on', async () => {
  await openHome(OTHER);
  expect(line()).toBe('');
  expect(asked).toHaveLength(1);
  shared.push({ id: 'two', owner: 'sam' }, { id: 'three', owner: 'nobody' });
  await openHome(OTHER);
  expect(line()).toBe('Others shared 2 cards');
});

it('does not show what is no longer shared', async () => {
  await openHome(NEWCOMER);
  shared = [];
  await openHome(NEWCOMER);
  expect(line()).toBe('');
});

it('requests what others share, but not the person’s own records', async () => {
  await openHome(NEWCOMER);
  const [first = ''] = asked;
  expect(new URL(first, 'https://hub.example').searchParams.get('filter')).toMatch(
    /^owner != "" && owner != ".+"$/,
  );
});
