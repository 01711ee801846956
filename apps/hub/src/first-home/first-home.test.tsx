import { SignedIn } from '@hub/auth/testing';
import { hubAnswer } from '@hub/pb-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { FirstHome } from './first-home';

type User = ComponentProps<typeof SignedIn>['user'];

/** How many records each collection has. */
let totals: Readonly<Record<string, number>>;

beforeEach(() => {
  localStorage.clear();
  totals = {};
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('fetch', (address: string) => {
    const [, collection = ''] = /collections\/(\w+)\//.exec(address) ?? [];
    return Promise.resolve(hubAnswer({ totalItems: totals[collection] ?? 0, items: [] }));
  });
});

/** Renders the first home of a person until nothing is asked any more. */
async function openPage(user: User) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <SignedIn {...(user === undefined ? {} : { user })}>
          <h1 tabIndex={-1}>Apps</h1>
          <FirstHome />
        </SignedIn>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return unmount;
}

const steps = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const owner = { isAdmin: true };

it('welcomes who is new until they have read it', async () => {
  const unmount = await openPage({ addedAt: new Date() });
  expect(await screen.findByRole('heading', { name: 'Welcome, Mei' })).toBeTruthy();
  expect(screen.getByText('Questions? Ask the person who runs this hub.')).toBeTruthy();
  expect(screen.getByText(/what others share is in Aliases, Expiry and Loyality\.$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  unmount();
  await openPage({ addedAt: new Date() });
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

it('ticks off the steps of an admin as they are done', async () => {
  totals = { users: 1 };
  let unmount = await openPage(owner);
  expect(await screen.findByRole('heading', { name: 'Three steps to begin' })).toBeTruthy();
  expect(steps()).toEqual([
    'Add people',
    'Add a first card, document or workout',
    expect.stringContaining('Put the hub on'),
  ]);
  expect(addresses()).toEqual(['/workout/admin/users/add', '/workout/start', '/expiry/add', '/loyality/add']);
  unmount();
  totals = { users: 2, loyalty: 1 };
  unmount = await openPage(owner);
  expect(await screen.findByRole('heading', { name: 'Add people (done)' })).toBeTruthy();
  expect(steps()[1]).toBe('Add a first card, document or workout (done)');
  // The next of each is added from here, too.
  expect(addresses()).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(steps()).toEqual([]);
  unmount();
  await openPage(owner);
  expect(steps()).toEqual([]);
});

it('asks nothing more of a hub that is in use', async () => {
  totals = { users: 1, loyalty: 1 };
  const answer = fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer(address);
  });
  await openPage(owner);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(asked).not.toContainEqual(expect.stringContaining('/users/'));
  expect(asked).not.toEqual([]);
});
