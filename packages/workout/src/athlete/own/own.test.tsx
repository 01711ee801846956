import { SAMPLE_PERSON } from '@hub/tool-kit/testing';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workoutRoutes } from '../../routes';
import {
  sampleExercise,
  sampleLibraryExercise,
  type SampleStore,
  sampleWorkout,
  storeHandlers,
} from '../../testing';

const server = mockServer();
const TODAY = '2026-11-21';
const RECORDS = '*/api/collections/workouts/records';
const squat = sampleExercise('squat', { title: 'Squat', completed: true, results: '3x8 @ 60 kg' });
const past = (values = {}) => sampleWorkout({ date: '2026-11-14', exercises: [squat], ...values });

function given(...workouts: ReturnType<typeof sampleWorkout>[]) {
  const store: Partial<SampleStore> = { workouts, exercises: [sampleLibraryExercise()] };
  server.use(...storeHandlers(store));
  return workouts;
}
const openPage = (at: string) => openTool(workoutRoutes, at);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a workout of one’s own', () => {
  it('is begun empty by two taps from the list, and takes an exercise of the library', async () => {
    const workouts = given();
    const { user, currentLocation } = openPage('/workout');
    await user.click(await screen.findByRole('link', { name: 'Start a workout' }));
    await user.click(await screen.findByRole('button', { name: 'Start empty' }));
    await screen.findByRole('heading', { level: 1, name: 'My workout' });
    expect(workouts).toMatchObject([{ user: SAMPLE_PERSON, date: TODAY, exercises: [] }]);
    expect(currentLocation().pathname).toBe(`/workout/${String(workouts[0]?.id)}`);
  });

  it('is begun with exercises of the library, and a title', async () => {
    const workouts = given();
    const { user } = openPage('/workout/start');
    await user.type(await screen.findByLabelText('Title'), 'Arms');
    await user.type(await screen.findByRole('combobox', { name: 'Add an exercise' }), 'barbell{Enter}');
    await user.type(screen.getByRole('combobox', { name: 'Add an exercise' }), 'Curl');
    await user.click(await screen.findByRole('option', { name: 'Add “Curl” as typed' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Curl' }));
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await screen.findByRole('heading', { level: 1, name: 'Arms' });
    expect(workouts[0]?.exercises).toMatchObject([{ title: 'Barbell Squat', completed: false, results: '' }]);
  });

  it('is not started while an exercise is typed but not added', async () => {
    const workouts = given();
    const { user } = openPage('/workout/start');
    const picker = await screen.findByRole('combobox', { name: 'Add an exercise' });
    await user.type(picker, 'Curl');
    await user.click(screen.getByRole('button', { name: 'Start empty' }));
    expect(await screen.findByText(/^This is typed but not added/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(picker));
    expect(workouts).toEqual([]);
    await user.click(picker);
    await user.click(await screen.findByRole('option', { name: 'Add “Curl” as typed' }));
    expect(screen.queryByText(/^This is typed but not added/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await screen.findByRole('heading', { level: 1, name: 'My workout' });
    expect(workouts[0]?.exercises).toMatchObject([{ title: 'Curl' }]);
  });

  it('is begun like a past one, with nothing done, once for each workout of the past', async () => {
    const workouts = given(past({ date: '2026-11-07' }), past(), past({ workoutTitle: 'Arms', own: true }));
    const { user } = openPage('/workout/start');
    const list = await screen.findByRole('list', { name: 'Do it again' });
    expect(within(list).getAllByRole('button')).toHaveLength(2);
    await user.click(within(list).getByRole('button', { name: /^Legs and back/ }));
    await screen.findByText('0 of 1 done');
    const made = workouts.at(-1);
    expect(made).toMatchObject({ date: TODAY, workoutTitle: 'Legs and back' });
    expect(made?.exercises).toMatchObject([{ title: 'Squat', completed: false, results: '' }]);
  });

  it('leads nobody away who has left the choice while it is being made', async () => {
    const workouts = given(past({ id: 'past00000000000' }));
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(http.post(RECORDS, () => gate));
    // The page of a workout has been open, so that no code is loaded before another one opens.
    const { user, queryClient, currentLocation } = openPage('/workout/past00000000000');
    await screen.findByRole('heading', { level: 1, name: 'Legs and back' });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('link', { name: 'Start a workout' }));
    await user.click(await screen.findByRole('button', { name: 'Start empty' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('link', { name: 'Start a workout' });
    release();
    await waitFor(() => expect(workouts).toHaveLength(2));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(currentLocation().pathname).toBe('/workout');
  });

  it('says why it could not be begun, and is made once when it is tried again', async () => {
    const workouts = given();
    let ids: unknown[] = [];
    server.use(
      http.post(RECORDS, async ({ request }) => {
        ids = [...ids, ((await request.clone().json()) as { id: string }).id];
        return ids.length === 1 ? HttpResponse.json({ message: '' }, { status: 429 }) : undefined;
      }),
    );
    const { user, queryClient } = openPage('/workout/start');
    const button = await screen.findByRole('button', { name: 'Start empty' });
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to start.');
    await user.click(button);
    await screen.findByRole('button', { name: 'More' });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(workouts).toHaveLength(1);
    expect(ids[0]).toBe(ids[1]);
  });

  it('is in the list once it is begun, also where the network goes before the list is seen again', async () => {
    given(sampleWorkout({ date: '2026-11-24' }));
    const { user } = openPage('/workout');
    await screen.findByText('Legs and back');
    await user.click(screen.getByRole('link', { name: 'Start a workout' }));
    await user.click(await screen.findByRole('button', { name: 'Start empty' }));
    await screen.findByRole('heading', { level: 1, name: 'My workout' });
    server.use(http.all('*', () => HttpResponse.error()));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    const list = await screen.findByRole('list', { name: 'Upcoming workouts' });
    const titles = within(list).getAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['My workout', 'Legs and back']);
  });

  it('is marked in the list and on its page, and has in its menu all that can be done with it', async () => {
    const open = sampleExercise('squat', { title: 'Squat' });
    const workouts = given(sampleWorkout({ id: 'own000000000000', own: true, exercises: [open] }));
    const { user } = openPage('/workout');
    expect(await screen.findByText('Own')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Legs and back' }));
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Do it again',
      'Move',
      'Rename',
      'Remove exercises',
      'Training settings',
      'Delete',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Remove exercises' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Squat' }));
    await waitFor(() => expect(workouts[0]?.exercises).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.type(await screen.findByRole('combobox', { name: 'Add an exercise' }), 'Curl');
    await user.click(await screen.findByRole('option', { name: 'Add “Curl” as typed' }));
    await waitFor(() => expect(workouts[0]?.exercises).toMatchObject([{ title: 'Curl', completed: false }]));
  });

  it('asks before it removes an exercise with something logged', async () => {
    const workouts = given(sampleWorkout({ id: 'own000000000000', own: true, exercises: [squat] }));
    const { user } = openPage('/workout/own000000000000');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove exercises' }));
    const answer = async (button: string) => {
      await user.click(await screen.findByRole('button', { name: 'Remove Squat' }));
      const question = await screen.findByRole('alertdialog', { name: 'Remove Squat?' });
      await user.click(within(question).getByRole('button', { name: button }));
    };
    await answer('Cancel');
    expect(workouts[0]?.exercises).toMatchObject([{ title: 'Squat' }]);
    await answer('Remove');
    await waitFor(() => expect(workouts[0]?.exercises).toEqual([]));
  });

  it('is renamed, and deleted after a question', async () => {
    const workouts = given(sampleWorkout({ id: 'own000000000000', own: true }));
    const { user, currentLocation } = openPage('/workout/own000000000000');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('Give the workout a title.')).toBeTruthy();
    await user.type(title, 'Arms');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await screen.findByRole('heading', { level: 1, name: 'Arms' });
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('No workouts found');
    expect(currentLocation().pathname).toBe('/workout');
    expect(workouts).toEqual([]);
  });
});

it('leads nobody away who has left a workout while it is being deleted', async () => {
  const workouts = given(sampleWorkout({ id: 'own000000000000', own: true }));
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  server.use(http.delete(`${RECORDS}/:id`, () => gate));
  const { user, currentLocation } = openPage('/workout/own000000000000');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Training settings' }));
  const unit = await screen.findByRole('radio', { name: 'lb' });
  unit.focus();
  release();
  await screen.findByText('Deleted');
  expect(workouts).toEqual([]);
  expect(currentLocation().pathname).toBe('/workout/settings');
  expect(document.activeElement).toBe(unit);
});

it('keeps the question open that is asked again while a new title is being saved', async () => {
  const workouts = given(sampleWorkout({ id: 'own000000000000', own: true }));
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  server.use(http.patch(`${RECORDS}/:id`, () => gate));
  const { user } = openPage('/workout/own000000000000');
  const typeTitle = async (text: string) => {
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await user.type(await screen.findByLabelText('Title'), text);
  };
  await typeTitle(' one');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await typeTitle(' two');
  release();
  await screen.findByText('Saved');
  expect(workouts[0]?.workoutTitle).toMatch(/ one$/);
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toMatch(/ two$/);
});

describe('a planned workout', () => {
  it('is moved in three taps where its coach allows it, and says whence and what the coach answers', async () => {
    const workouts = given(
      sampleWorkout({ id: 'moved0000000000', movable: true, movedFrom: '2026-11-20', reply: 'Good call.' }),
    );
    const { user } = openPage('/workout/moved0000000000');
    expect(await screen.findByText('Moved from Fri 20 Nov')).toBeTruthy();
    expect(screen.getByText('Good call.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move' }));
    const day = await screen.findByLabelText('New day');
    await user.clear(day);
    await user.type(day, '2026-11-25');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(workouts[0]?.date).toBe('2026-11-25'));
  });

  it('offers nothing of that otherwise', async () => {
    given(sampleWorkout({ id: 'fixed0000000000', exercises: [squat] }));
    const { user } = openPage('/workout/fixed0000000000');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Do it again', 'Training settings']);
    expect(screen.queryByRole('combobox', { name: 'Add an exercise' })).toBeNull();
  });
});
