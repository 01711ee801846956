import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredExercise } from '../../model/exercise';
import { workoutPaths } from '../../paths';
import { workoutRoutes } from '../../routes';
import { SAM, sampleExercise, samplePerson, sampleSet, sampleWorkout, storeHandlers } from '../../testing';

const server = mockServer();
const RECORD = '*/api/collections/workouts/records/:id';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-23T19:02:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const set = (id: string, values: object = {}) => sampleSet(id, { at: '2026-11-23T18:04:00Z', ...values });
const squat = (values: StoredExercise = {}) =>
  sampleExercise('squat', { title: 'Squat', target: { sets: 2, reps: 8 }, ...values });
const both = squat({
  completed: true,
  sets: [set('1'), set('2', { reps: 9, records: [{ kind: 'reps', before: 8, on: '2026-11-21' }] })],
});

type Values = Parameters<typeof sampleWorkout>[0];

/** Opens a workout of 23 November, with another one a week before. */
function openPage(path: (id: string) => string, values: Values = {}) {
  const record = sampleWorkout({ date: '2026-11-23', exercises: [both], ...values });
  const before = sampleWorkout({
    user: record.user,
    date: '2026-11-16',
    finished: '2026-11-16T19:05:00Z',
    exercises: [squat({ completed: true, sets: [set('1', { at: '2026-11-16T18:04:00Z' })] })],
  });
  server.use(...storeHandlers({ workouts: [record, before], people: [samplePerson({ id: SAM })] }));
  return { record, ...openTool(workoutRoutes, path(record.id), { isAdmin: record.user === SAM }) };
}

const finishButton = () => screen.findByRole('button', { name: 'Finish workout' });
/** The list that Done opens. */
const atActivity = () => screen.findByRole('link', { name: 'Legs and back' });
const figures = () =>
  [...document.querySelectorAll('dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent.trim()),
  );

describe('a workout is finished', () => {
  it('with one touch where nothing is open, and leads to how it went', async () => {
    const { user, record, currentLocation } = openPage(workoutPaths.workout);
    await user.click(await finishButton());
    await waitFor(() => expect(record.finished).toBe('2026-11-23T19:02:00.000Z'));
    expect(await screen.findByRole('heading', { name: 'Done, the second in a row' })).toBeTruthy();
    expect(currentLocation().pathname).toBe(workoutPaths.finish(record.id));
  });

  it('after a question where sets are open', async () => {
    const { user, record } = openPage(workoutPaths.workout, {
      exercises: [squat({ sets: [set('1')] }), sampleExercise('b')],
    });
    await user.click(await finishButton());
    expect(screen.getByText('1 set and 1 exercise are open.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep going' }));
    expect(record.finished).toBe('');
    await user.click(await finishButton());
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(record.finished).not.toBe(''));
    expect(await screen.findByRole('heading', { name: 'Finished' })).toBeTruthy();
  });

  it('once: afterwards it says when, and leads to how it went', async () => {
    const { record } = openPage(workoutPaths.workout, { finished: '2026-11-23T19:02:00Z' });
    expect(await screen.findByText(/^Finished at /)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'See how it went' });
    expect(link.getAttribute('href')).toBe(workoutPaths.finish(record.id));
    expect(screen.queryByRole('button', { name: 'Finish workout' })).toBeNull();
  });

  it('says where it could not be saved, and tries again with Done', async () => {
    const { user, record } = openPage(workoutPaths.workout);
    server.use(http.patch(RECORD, () => HttpResponse.json({}, { status: 403 }), { once: true }));
    await user.click(await finishButton());
    await screen.findByLabelText('Note to the coach');
    expect(await screen.findByText('The workout could not be finished.')).toBeTruthy();
    expect(record.finished).toBe('');
    await user.click(await finishButton());
    await waitFor(() => expect(record.finished).not.toBe(''));
    await atActivity();
  });
});

describe('how it went', () => {
  it('is told in figures beside last time, with records and what was done', async () => {
    openPage(workoutPaths.finish, { finished: '2026-11-23T19:02:00Z' });
    await screen.findByText('was 61');
    expect(figures()).toEqual([
      ['Duration', '58 min', 'was 61'],
      ['Volume', '1,020 kg', 'was 480'],
      ['Sets', '2 of 2', 'was 1, 17 reps'],
    ]);
    const records = within(screen.getByRole('list', { name: 'Personal records' }));
    expect(records.getByRole('listitem').textContent).toBe(
      'SquatMost reps, before: 8, on Sat 21 Nov9 @ 60 kg Record',
    );
    const done = within(screen.getByRole('list', { name: 'What you did' }));
    expect(done.getByRole('listitem').textContent).toBe('Squat8, 9 @ 60 kg');
  });

  it('counts exercises where there are no sets, and shows no records where there are none', async () => {
    openPage(workoutPaths.finish, {
      exercises: [sampleExercise('a', { completed: true, results: 'Easy' }), sampleExercise('b')],
    });
    expect(await screen.findByRole('heading', { name: 'Not finished yet' })).toBeTruthy();
    expect(figures()[2]?.slice(0, 2)).toEqual(['Exercises', '1 of 2']);
    expect(screen.queryByText('Personal records')).toBeNull();
    expect(screen.getByText('Easy')).toBeTruthy();
  });
});

describe('the note to the coach', () => {
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Note to the coach');

  it('is kept on the device with each key, and goes with Done', async () => {
    const values = { finished: '2026-11-23T19:02:00Z' };
    const { user, record, unmount } = openPage(workoutPaths.finish, values);
    await user.type(await field(), 'Felt light. ');
    expect(screen.getByText('Draft kept on this device')).toBeTruthy();
    expect(record.note).toBe('');
    unmount();
    openTool(workoutRoutes, workoutPaths.finish(record.id));
    expect((await field()).value).toBe('Felt light. ');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(record).toMatchObject({ note: 'Felt light.', ...values }));
    await atActivity();
    expect(localStorage).toHaveLength(0);
  });

  it('takes nothing that would be lost while it is being saved', async () => {
    const { user } = openPage(workoutPaths.finish, { finished: '2026-11-23T19:02:00Z' });
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(http.patch(RECORD, () => gate));
    await user.type(await field(), 'Felt light.');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.type(await field(), ' My knee hurts.');
    expect((await field()).value).toBe('Felt light.');
    release();
    await atActivity();
  });

  it('leads nobody away who has left it while it is being saved, and stays where more is typed by then', async () => {
    const values = { finished: '2026-11-23T19:02:00Z' };
    const { user, record, currentLocation } = openPage(workoutPaths.finish, values);
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(http.patch(RECORD, () => gate));
    await user.type(await field(), 'Felt light.');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('link', { name: 'See how it went' }));
    await user.type(await field(), ' My knee hurts.');
    release();
    await screen.findByText('Saved');
    expect(record.note).toBe('Felt light.');
    expect((await field()).value).toBe('Felt light. My knee hurts.');
    expect(currentLocation().pathname).toBe(workoutPaths.finish(record.id));
    expect(Object.values(localStorage).join()).toContain('My knee hurts.');
  });

  it('stays as it was typed where it could not be saved, and says why', async () => {
    const { user, record } = openPage(workoutPaths.finish, { finished: '2026-11-23T19:02:00Z' });
    server.use(http.patch(RECORD, () => HttpResponse.json({}, { status: 403 })));
    await user.type(await field(), 'Felt light.');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to save\. ./);
    expect((await field()).value).toBe('Felt light.');
    expect(record.note).toBe('');
  });

  it('stays as it is typed where the workout is deleted meanwhile', async () => {
    const { user, queryClient } = openPage(workoutPaths.finish);
    await user.type(await field(), 'Felt light.');
    server.use(http.get(RECORD, () => HttpResponse.json({}, { status: 404 })));
    await act(() => queryClient.invalidateQueries());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This is no longer here, .* is kept/);
    expect((await field()).value).toBe('Felt light.');
  });

  it('finishes a workout that was not, and sends nothing where nothing is new', async () => {
    const { user, record, unmount } = openPage(workoutPaths.finish);
    await user.click(await finishButton());
    await atActivity();
    expect(record.finished).toBe('2026-11-23T19:02:00.000Z');
    const { rev } = record;
    unmount();
    openTool(workoutRoutes, workoutPaths.finish(record.id));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await atActivity();
    expect(record.rev).toBe(rev);
  });

  it('finishes a workout that was forgotten with its last set', async () => {
    vi.setSystemTime('2026-11-24T07:00:00Z');
    const { user, record } = openPage(workoutPaths.finish);
    await user.click(await finishButton());
    await waitFor(() => expect(record.finished).toBe('2026-11-23T18:04:00.000Z'));
  });

  it.each([workoutPaths.workout, workoutPaths.finish])(
    'is read by the coach with the figures, who can’t write it (%#)',
    async (path) => {
      openPage(path, { user: SAM, finished: '2026-11-23T19:02:00Z', note: 'Left knee was fine.' });
      expect(await screen.findByText('Left knee was fine.')).toBeTruthy();
      expect(await screen.findByText('was 480')).toBeTruthy();
      expect(screen.queryByLabelText('Note to the coach')).toBeNull();
      expect(screen.queryByRole('button', { name: /Done|Finish workout/ })).toBeNull();
    },
  );
});
