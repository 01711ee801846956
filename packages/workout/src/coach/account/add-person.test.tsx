import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { storeHandlers } from '../../testing';
import { peopleRoutes } from '../people/routes';
import { accountRoutes } from './routes';

const server = mockServer(...storeHandlers());
const openPage = (at: string) => openTool([...accountRoutes, ...peopleRoutes], at, { isAdmin: true });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const MADE = /^([a-z2-9]{4}-){3}[a-z2-9]{4}$/;

it('shows a password and hides it, by a button that says which it will do', async () => {
  const { user } = openPage('/workout/admin/users/add');
  await screen.findByLabelText('Password');
  const type = () => field('Password').type;
  expect(type()).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(type()).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(type()).toBe('text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeTruthy();
});

async function addSam(user: ReturnType<typeof openPage>['user']) {
  await user.type(await screen.findByLabelText('Name'), ' Sam ');
  await user.type(field('E-mail'), 'sam@example.com');
  await user.clear(field('Password'));
  await user.type(field('Password'), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Sam can log in now.');
}

it('has a password already, and makes another on request', async () => {
  const { user } = openPage('/workout/admin/users/add');
  await screen.findByLabelText('Name');
  const first = field('Password').value;
  expect(first).toMatch(MADE);
  await user.click(screen.getByRole('button', { name: 'Another one' }));
  expect(field('Password').value).toMatch(MADE);
  expect(field('Password').value).not.toBe(first);
});

const MESSAGE = `Apps: ${location.origin}\nE-mail: sam@example.com\nPassword: long enough`;

it('hands a password over once, in one message with the address of the hub', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/collections/users/records', async ({ request }) => {
      sent.push(await request.clone().json());
    }),
    ...storeHandlers(),
  );
  const { user } = openPage('/workout/admin/users/add');
  await addSam(user);
  expect(sent).toMatchObject([
    { name: 'Sam', role: 'user', password: 'long enough', passwordConfirm: 'long enough' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(MESSAGE);
});

it('shares the message by the system’s sheet where there is one', async () => {
  server.use(...storeHandlers());
  const share = vi.fn(() => Promise.reject(new DOMException('Closed.', 'AbortError')));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
  const { user } = openPage('/workout/admin/users/add');
  await addSam(user);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: MESSAGE });
});

it('goes on with the next person, and keeps nothing of the last one', async () => {
  server.use(...storeHandlers());
  const { user } = openPage('/workout/admin/users/add');
  await addSam(user);
  await user.click(screen.getByRole('button', { name: 'Add another' }));
  for (const label of ['Name', 'E-mail'])
    expect((await screen.findByLabelText<HTMLInputElement>(label)).value).toBe('');
  expect(field('Password').value).toMatch(MADE);
  expect(document.activeElement).toBe(field('Name'));
});

it('leads back once all are added', async () => {
  server.use(...storeHandlers());
  const { user } = openPage('/workout/admin/users/add');
  await addSam(user);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByRole('heading', { name: 'User Management' });
  // A request that is under way must not outlive its test.
  await screen.findByText('No active plan');
});
