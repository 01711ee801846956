import { SignedIn } from '@hub/auth/testing';
import { withLazyPages } from '@hub/tool-kit';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { workoutTool } from './index';

const pages = withLazyPages([...workoutTool.routes, { path: '/', element: 'home' }]);

function Pages() {
  return useRoutes(pages);
}

async function open(at: string, isAdmin: boolean) {
  await act(() =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <SignedIn user={{ isAdmin }}>
          <Suspense>
            <Pages />
          </Suspense>
        </SignedIn>
      </MemoryRouter>,
    ),
  );
}

it('opens a page that says what is to come', async () => {
  await open('/workout', false);
  await screen.findByRole('heading', { level: 1, name: 'Workout' });
  expect(screen.getByText('Coming soon')).toBeTruthy();
});

it('sends home who is no admin', async () => {
  await open('/workout/admin/users', false);
  await screen.findByText('home');
});

it('lets an admin in', async () => {
  await open('/workout/admin/users', true);
  await screen.findByText('Coming soon');
});
