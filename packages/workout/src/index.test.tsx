import { SignedIn } from '@hub/auth/testing';
import { renderRoutes } from '@hub/tool-kit/testing/page';
import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, it } from 'vitest';
import { workoutTool } from './index';

function open(at: string, isAdmin: boolean) {
  const frame = (
    <SignedIn user={{ isAdmin }}>
      <Outlet />
    </SignedIn>
  );
  renderRoutes([{ element: frame, children: [...workoutTool.routes, { path: '/', element: 'home' }] }], {
    at,
  });
}

it('opens a page that says what is to come', async () => {
  open('/workout', false);
  await screen.findByRole('heading', { level: 1, name: 'Workout' });
  expect(screen.getByText('Coming soon')).toBeTruthy();
});

it('sends home who is no admin', async () => {
  open('/workout/admin/users', false);
  await screen.findByText('home');
});
