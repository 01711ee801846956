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

function openPage(at: string, user: { isAdmin: boolean } | null, session: Partial<Session> = {}) {
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
  openPage('/expiry', { isAdmin: false });
  screen.getByText('at /expiry');
});

it('sends a guest to the login page, and keeps where they were going', () => {
  openPage('/expiry?sort=name#end', null);
  screen.getByText('at /login?from=%2Fexpiry%3Fsort%3Dname%23end');
});

it('keeps nothing for the next person after a sign-out', () => {
  openPage('/expiry', null, { ending: 'signed-out' });
  screen.getByText('at /login');
});

it('lets an admin into the admin area', () => {
  openPage('/workout/admin/users', { isAdmin: true });
  screen.getByText('at /workout/admin/users');
});

it('sends others home', () => {
  openPage('/workout/admin/users', { isAdmin: false });
  screen.getByText('at /');
});

it('waits for rights that were given meanwhile', () => {
  openPage('/workout/admin/users', { isAdmin: false }, { status: 'loading' });
  expect(screen.queryByText(/^at/)).toBeNull();
});
