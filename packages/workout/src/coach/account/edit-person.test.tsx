import { SAMPLE_PERSON } from '@hub/tool-kit/testing';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { coachPaths } from '../../paths';
import { SAM, samplePerson, type SampleStore, samsStore, storeHandlers } from '../../testing';
import { peopleRoutes } from '../people/routes';
import { accountRoutes } from './routes';

const server = mockServer();

function openPage(values: Partial<SampleStore> = {}, id = SAM) {
  const store = samsStore(values);
  server.use(...storeHandlers(store));
  return {
    store,
    ...openTool([...peopleRoutes, ...accountRoutes], coachPaths.editPerson(id), { isAdmin: true }),
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const findButton = (name: string) => screen.findByRole('button', { name });
/** Waits until the list of people has all that it asks for: a request that is under way must not outlive its test. */
async function areListed() {
  await screen.findByRole('heading', { name: 'User Management' });
  await screen.findAllByText('No active plan');
}
const samIn = ({ people }: SampleStore) => people.find(({ id }) => id === SAM);

it('changes name, e-mail and role, and sends what differs alone', async () => {
  const { user, store } = openPage();
  const field = await screen.findByLabelText<HTMLInputElement>('Name');
  await user.clear(field);
  await user.type(field, 'Sam Brooks');
  await user.selectOptions(screen.getByLabelText('Role'), 'admin');
  await user.click(button('Save'));
  await areListed();
  expect(samIn(store)).toMatchObject({ name: 'Sam Brooks', role: 'admin', email: 'sam@example.com' });
  expect(samIn(store)).not.toHaveProperty('password');
});

it('sets a new password, which is handed over once', async () => {
  const { user, store } = openPage();
  await user.click(await findButton('New Password'));
  const password = within(screen.getByRole('region', { name: 'Password' }));
  await user.clear(password.getByLabelText('Password'));
  await user.click(password.getByRole('button', { name: 'Save' }));
  expect(password.getByText('Use at least 8 characters.')).toBeTruthy();
  await user.click(password.getByRole('button', { name: 'Another one' }));
  const made = password.getByLabelText<HTMLInputElement>('Password').value;
  expect(made).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  await user.click(password.getByRole('button', { name: 'Save' }));
  await screen.findByText('Sam Rivers has a new password.');
  expect(password.getByText(made)).toBeTruthy();
  expect(samIn(store)).toMatchObject({ password: made, passwordConfirm: made });
});

it('hands over no password that was not set: the account was changed meanwhile', async () => {
  const { user, store } = openPage();
  await user.click(await findButton('New Password'));
  const part = within(screen.getByRole('region', { name: 'Password' }));
  const made = part.getByLabelText<HTMLInputElement>('Password').value;
  const sam = samIn(store)!;
  Object.assign(sam, { timeZone: 'Europe/Berlin', rev: sam.rev + 1 });
  await user.click(part.getByRole('button', { name: 'Save' }));
  await screen.findByText('Sam Rivers has a new password.');
  expect(samIn(store)).toMatchObject({ password: made });
});

it('signs somebody out everywhere, after a question', async () => {
  const { user } = openPage();
  const signedOut: unknown[] = [];
  server.use(
    http.post('*/api/hub/people/:id/sign-out', ({ params }) => {
      signedOut.push(params['id']);
    }),
  );
  await user.click(await findButton('Sign Out Everywhere'));
  const question = within(screen.getByRole('alertdialog', { name: 'Sign Sam Rivers out everywhere?' }));
  question.getByText('sam@example.com');
  await user.click(question.getByRole('button', { name: 'Sign Out' }));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(signedOut).toEqual([SAM]);
});

it('deactivates after a question, and activates again', async () => {
  const { user, store } = openPage();
  await user.click(await findButton('Deactivate'));
  const question = within(screen.getByRole('alertdialog', { name: 'Deactivate Sam Rivers?' }));
  question.getByText('sam@example.com');
  await user.click(question.getByRole('button', { name: 'Deactivate' }));
  const activate = await findButton('Activate');
  expect(samIn(store)).toMatchObject({ isDeactivated: true });
  await user.click(activate);
  await findButton('Deactivate');
  expect(samIn(store)).toMatchObject({ isDeactivated: false });
});

it('says in numbers what goes with a person, and asks what becomes of what they share', async () => {
  const { user, store } = openPage();
  let sent: unknown;
  server.use(
    http.post('*/api/hub/people/:id/remove', async ({ request }) => {
      sent = await request.clone().json();
    }),
  );
  await user.click(await findButton('Remove'));
  const question = within(screen.getByRole('alertdialog', { name: 'Remove Sam Rivers?' }));
  question.getByText('sam@example.com');
  question.getByText(
    /^Everything they have goes with them: 14 workouts, 3 plans, 2 private notes and 3 items of Expiry with 2 documents\./,
  );
  question.getByText('1 record is shared with everyone');
  await user.click(question.getByRole('radio', { name: 'Delete them too' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await areListed();
  expect(sent).toEqual({ shared: 'delete' });
  expect(samIn(store)).toBeUndefined();
});

it('saves what a person has in a file first, and says what is not in it', async () => {
  const { user } = openPage();
  const saved: { name: string; file: Blob }[] = [];
  const files: Blob[] = [];
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: files.at(-1) ?? new Blob() });
  });
  await user.click(await findButton('Remove'));
  server.use(
    http.get('*/api/collections/expiry/records', () =>
      HttpResponse.json({ page: 1, perPage: 100, totalItems: 0, totalPages: 0, items: [] }),
    ),
  );
  await user.click(button('Export first'));
  await screen.findByText('19 records saved. 3 records are private to them, and not in the file.');
  expect(saved[0]?.name).toMatch(/^sam-rivers-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse((await saved[0]?.file.text()) ?? '') as { records: Record<string, unknown[]> };
  expect(Object.keys(file.records)).toEqual(['workouts', 'plans', 'coach_notes', 'expiry']);
  expect(file.records['workouts']).toHaveLength(14);
});

it('says why somebody could not be removed, and stays', async () => {
  const { user } = openPage();
  const message = 'The owner of the hub can’t be deleted.';
  server.use(
    http.post('*/api/hub/people/:id/remove', () =>
      HttpResponse.json({ status: 403, data: { person: { code: 'hub', message } } }, { status: 403 }),
    ),
  );
  await user.click(await findButton('Remove'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect((await screen.findByRole('alert')).textContent).toBe(`Failed to remove. ${message}`);
});

it('leaves the account of the owner alone', async () => {
  openPage({ people: [samplePerson({ id: SAM, name: 'Owner', role: 'admin' })] });
  await screen.findByText('This is the owner of the hub. Nobody else can change their account.');
  expect(screen.queryByLabelText('Name')).toBeNull();
});

it('offers on oneself neither a password, nor to be deactivated or removed', async () => {
  openPage({ people: [samplePerson({ id: SAMPLE_PERSON, name: 'Mei', role: 'admin' })] }, SAMPLE_PERSON);
  await screen.findByLabelText('Name');
  for (const name of ['New Password', 'Sign Out Everywhere', 'Deactivate', 'Remove'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('asks for the password where an admin changes their own e-mail, and for nothing else', async () => {
  const { user, store } = openPage(
    { people: [samplePerson({ id: SAMPLE_PERSON, name: 'Mei', email: 'mei@example.com', role: 'admin' })] },
    SAMPLE_PERSON,
  );
  const email = await screen.findByLabelText<HTMLInputElement>('E-mail');
  await user.type(screen.getByLabelText('Name'), ' Lin');
  expect(screen.queryByLabelText('Your Password')).toBeNull();
  await user.type(email, '.au');
  await user.click(button('Save'));
  screen.getByText('Enter your password.');
  server.use(
    http.patch(
      '*/api/collections/users/records/:id',
      () =>
        HttpResponse.json(
          { status: 400, data: { currentPassword: { code: 'x', message: 'This is not your password.' } } },
          { status: 400 },
        ),
      { once: true },
    ),
  );
  await user.type(screen.getByLabelText('Your Password'), 'mine');
  await user.click(button('Save'));
  await screen.findByText('This is not your password.');
  await user.type(screen.getByLabelText('Your Password'), '-again');
  await user.click(button('Save'));
  await screen.findByRole('heading', { name: 'User Management' });
  expect(store.people[0]).toMatchObject({
    name: 'Mei Lin',
    email: 'mei@example.com.au',
    currentPassword: 'mine-again',
  });
});

it('asks for no password where it is somebody else’s e-mail', async () => {
  const { user } = openPage();
  await user.type(await screen.findByLabelText('E-mail'), '.au');
  expect(screen.queryByLabelText('Your Password')).toBeNull();
});

it('lets the owner change their own name alone', async () => {
  openPage({ people: [samplePerson({ id: SAMPLE_PERSON, name: 'Owner', role: 'admin' })] }, SAMPLE_PERSON);
  await screen.findByLabelText('Name');
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  expect(screen.queryByLabelText('Role')).toBeNull();
});

it('says so where there is nobody', async () => {
  openPage({}, 'nobody000000000');
  await screen.findByRole('link', { name: 'Go to Users' });
});
