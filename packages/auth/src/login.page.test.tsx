import { HubError } from '@hub/pb-client';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LoginPage } from './login.page';
import type { Session } from './session-context';
import { SignedIn } from './testing';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

function page(user: object | null, session: Partial<Session>, at: string) {
  return (
    <SignedIn user={user} session={session}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </SignedIn>
  );
}

function openPage(session: Partial<Session> = {}, at = '/login') {
  return render(page(null, session, at));
}

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button');

async function logIn() {
  await userEvent.type(email(), 'mei@example.com');
  await userEvent.type(password(), 'secret');
  await userEvent.click(submit());
}

it('can be filled in by a password manager', () => {
  openPage();
  expect(email().type).toBe('email');
  expect(email().autocomplete).toBe('username');
  expect(password().autocomplete).toBe('current-password');
  expect(document.title).toBe('Log In · Apps');
  expect(document.activeElement).toBe(email());
});

it('says beside each field what is missing, and asks nobody', async () => {
  const signIn = vi.fn<Session['signIn']>();
  openPage({ signIn });
  await userEvent.type(email(), '   ');
  await userEvent.click(submit());
  expect(screen.getByText('Enter your e-mail address.')).toBeTruthy();
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect(signIn).not.toHaveBeenCalled();
});

it('is busy while the server thinks, and sends once', async () => {
  const signIn = vi.fn<Session['signIn']>(() => new Promise(() => undefined));
  openPage({ signIn });
  await logIn();
  expect(submit().textContent).toBe('Logging in...');
  await userEvent.click(submit());
  expect(signIn).toHaveBeenCalledExactlyOnceWith('mei@example.com', 'secret');
});

it.each([
  ['invalid', 'Failed to log in. Please check your credentials.'],
  ['rate-limited', 'Too many attempts. Please wait a minute and try again.'],
  ['offline', 'The hub could not be reached. Check the connection and try again.'],
  ['server', 'The hub had a problem. Please try again.'],
] as const)('tells a failure of kind %s and keeps what was typed', async (kind, sentence) => {
  openPage({ signIn: () => Promise.reject(new HubError(kind)) });
  await logIn();
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toBe(sentence);
  expect(document.activeElement?.contains(banner)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(email().value).toBe('mei@example.com');
  expect(password().value).toBe('secret');
  expect(submit().textContent).toBe('Log In');
});

it('leaves the focus alone once it has shown a failure', async () => {
  openPage({ signIn: () => Promise.reject(new HubError('invalid')) });
  await logIn();
  await screen.findByRole('alert');
  await userEvent.type(password(), '!');
  expect(document.activeElement).toBe(password());
  expect(password().value).toBe('secret!');
});

it('says whom to ask for a new password', () => {
  openPage();
  expect(screen.getByText('Forgotten? Ask the person who runs this hub for a new password.')).toBeDefined();
});

it('says that a session has ended', () => {
  openPage({ ending: 'expired' });
  expect(screen.getByRole('status').textContent).toBe('Your session has ended. Please log in again.');
});

it.each([
  ['/login?from=%2Fexpiry%3Fa%3D1', 'at /expiry?a=1'],
  ['/login?from=%2F%2Fevil.example', 'at /'],
  ['/login', 'at /'],
])('leads on from %s', async (at, target) => {
  const { rerender } = openPage({}, at);
  rerender(page({}, {}, at));
  expect(await screen.findByText(target)).toBeTruthy();
});

it('shows nothing to who comes with a session, and leads them on', async () => {
  const { container } = render(page({}, {}, '/login?from=%2Fexpiry'));
  expect(container.querySelector('form')).toBeNull();
  expect(await screen.findByText('at /expiry')).toBeTruthy();
});
