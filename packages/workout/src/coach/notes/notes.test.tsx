import { SAMPLE_PERSON } from '@hub/tool-kit/testing';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { coachPaths } from '../../paths';
import { SAM, sampleNote, samplePerson, type SampleStore, samsStore, storeHandlers } from '../../testing';
import { plansRoutes } from '../plans/routes';

const server = mockServer();

function openPage(path = coachPaths.notes(SAM), values: Partial<SampleStore> = {}) {
  const store = samsStore(values);
  server.use(...storeHandlers(store));
  return { store, ...openTool(plansRoutes, path, { isAdmin: true }) };
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Notes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows the newest note over plans and calendar, and leads to all of them', async () => {
  const { user } = openPage(coachPaths.plans(SAM));
  await user.click(await screen.findByRole('link', { name: /^Latest note: Sleeps badly/ }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Notes');
  await waitFor(async () =>
    expect(await rows()).toEqual([
      'Sleeps badly in the week of the move: keep Thursday easy.18 Nov 2026You',
      'Left knee: no deep squats before the scan.2 Oct 2026Kim Sands',
    ]),
  );
});

it('takes a note, and stands ready for the next one', async () => {
  const { user, store } = openPage(coachPaths.notes(SAM), { notes: [] });
  await screen.findByText('No notes yet.');
  const field = screen.getByLabelText<HTMLTextAreaElement>('New note');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(screen.getByText('Write something first.')).toBeTruthy();
  await user.type(field, 'Prefers mornings.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(store.notes).toMatchObject([{ user: SAM, text: 'Prefers mornings.' }]);
  expect(field.value).toBe('');
});

it('is changed in its place, and deleted after a question', async () => {
  const { user, store } = openPage(coachPaths.notes(SAM), { notes: [sampleNote()] });
  await user.click(await screen.findByRole('button', { name: /^Actions/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const field = screen.getByLabelText('Note');
  await user.clear(field);
  await user.type(field, 'The knee is fine.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The knee is fine.');
  expect(store.notes).toMatchObject([{ text: 'The knee is fine.', rev: 2 }]);

  await user.click(screen.getByRole('button', { name: /^Actions/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete this note?' }));
  question.getByText('The knee is fine.');
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('No notes yet.');
  expect(store.notes).toEqual([]);
});

it('offers no notes on oneself', async () => {
  openPage(coachPaths.notes(SAMPLE_PERSON), { people: [samplePerson({ id: SAMPLE_PERSON })] });
  await screen.findByText('No plan data.');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Plans', 'Calendar']);
  expect(screen.queryByText('No notes yet')).toBeNull();
});
