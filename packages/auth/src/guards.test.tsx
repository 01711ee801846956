import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RequireAdmin, RequireSession } from './guards';
import type { Session } from './session-context';
import { SignedIn } from './testing';

function Place() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

function open(at: string, user: { isAdmin: boolean } | null, session: Partial<Session> = {}) {
  render(
    <SignedIn user={user} session={session}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route element={<RequireSession />}>
            <Route element={<RequireAdmin />}>
              <Route path="/workout/admin/*" element={<Place />} />
            </Route>
            <Route path="/" element={<Place />} />
            <Route path="/expiry" element={<Place />} />
          </Route>
          <Route path="/login" element={<Place />} />
        </Routes>
      </MemoryRouter>
    </SignedIn>,
  );
}

it('lets a person in', () => {
  open('/expiry', { isAdmin: false });
  screen.getByText('at /expiry');
});

it('sends a guest to the login page, and keeps where they were going', () => {
  open('/expiry?sort=name#end', null);
  screen.getByText('at /login?from=%2Fexpiry%3Fsort%3Dname%23end');
});

it('keeps nothing for the next person after a sign-out', () => {
  open('/expiry', null, { ending: 'signed-out' });
  screen.getByText('at /login');
});

it('lets an admin into the admin area', () => {
  open('/workout/admin/users', { isAdmin: true });
  screen.getByText('at /workout/admin/users');
});

it('sends others home', () => {
  open('/workout/admin/users', { isAdmin: false });
  screen.getByText('at /');
});

it('waits for rights that were given meanwhile', () => {
  open('/workout/admin/users', { isAdmin: false }, { status: 'loading' });
  expect(screen.queryByText(/^at/)).toBeNull();
});
