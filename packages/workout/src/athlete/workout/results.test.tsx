import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coachPaths } from '../../paths';
import { workoutRoutes } from '../../routes';
import {
  SAM,
  sampleExercise,
  samplePerson,
  sampleWorkout,
  storeHandlers,
  workoutHandlers,
} from '../../testing';

const server = mockServer(...workoutHandlers());
const RECORDS = '*/api/collections/workouts/records';
const EXERCISE = '*/api/hub/workouts/:id/exercises/:exercise';
const THREE = ['a', 'b', 'c'].map((id) => sampleExercise(id));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function openWorkout(values: Parameters<typeof sampleWorkout>[0], rest: string) {
  const record = sampleWorkout({ exercises: THREE, ...values });
  server.use(...storeHandlers({ workouts: [record], people: [samplePerson({ id: SAM })] }));
  const path = `/workout/${record.id}${rest}`;
  return { record, ...openTool(workoutRoutes, path, { isAdmin: record.user === SAM }) };
}

describe('results', () => {
  const field = () => screen.findByLabelText('Results');

  /** Types results, saves them, and goes back before the hub responds; returns the function with which it does. */
  async function leaveWhileSaving(user: ReturnType<typeof openTool>['user']): Promise<() => void> {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(http.patch(EXERCISE, () => gate));
    await user.type(await field(), '3x8');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    return () => release();
  }

  it('are saved with the tick in one change, and lead to the next exercise', async () => {
    const { user, record, currentLocation } = openWorkout({}, '/exercise/a/result');
    await user.type(await field(), '3x8 @ 60 kg');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Exercise b' });
    expect(record).toMatchObject({
      rev: 2,
      exercises: [{ completed: true, results: '3x8 @ 60 kg' }, {}, {}],
    });
    expect(currentLocation().pathname).toBe(`/workout/${record.id}/exercise/b/result`);
    expect((await field()).textContent).toBe('');
  });

  it.each([
    [true, '/workout'],
    [false, '/workout/'],
  ])('of the last one, with the others done: %s, lead to %s', async (completed, path) => {
    const exercises = [sampleExercise('a', { completed }), sampleExercise('b')];
    const { user, record, currentLocation } = openWorkout({ exercises }, '/exercise/b/result');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(currentLocation().pathname).toBe(completed ? path : `${path}${record.id}`));
  });

  it.each([true, false])(
    'of an athlete lead their coach back to the calendar, all done or not: %s',
    async (completed) => {
      const exercises = [sampleExercise('a', { completed }), sampleExercise('b')];
      const { user, currentLocation } = openWorkout({ user: SAM, exercises }, '/exercise/b/result');
      expect(await screen.findByText('Sam Rivers')).toBeTruthy();
      await user.click(await screen.findByRole('button', { name: 'Save' }));
      await waitFor(() => expect(currentLocation().pathname).toBe(coachPaths.plans(SAM)));
      expect(currentLocation().search).toBe('?tab=calendar&day=2026-11-21');
    },
  );

  it('say what was saved, and take no second tap for the next exercise', async () => {
    const { user, record } = openWorkout({}, '/exercise/a/result');
    await user.type(await field(), '3x8 @ 60 kg');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved: Exercise a, 3x8 @ 60 kg')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Exercise b');
    vi.setSystemTime(Date.now() + 1_000);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved: Exercise b, done')).toBeTruthy();
    await user.type(await field(), '45 s');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved: Exercise c, 45 s')).toBeTruthy();
    expect(record).toMatchObject({ rev: 4, exercises: [{}, { completed: true, results: '' }, {}] });
  });

  it('lead nobody away who has left their form while they are being saved', async () => {
    const { user, record, currentLocation } = openWorkout({}, '/exercise/a/result');
    const release = await leaveWhileSaving(user);
    await screen.findByText('1 of 3 done');
    release();
    await screen.findByText('Saved: Exercise a, 3x8');
    expect(currentLocation().pathname).toBe(`/workout/${record.id}`);
  });

  it('stay where more is typed in the form, opened again, before they are saved', async () => {
    const { user } = openWorkout({}, '/exercise/a/result');
    const release = await leaveWhileSaving(user);
    await user.click(await screen.findByRole('button', { name: /Exercise a/, expanded: false }));
    await user.click(await screen.findByRole('link', { name: /[Rr]esult/ }));
    await user.type(await field(), ' @ 60 kg');
    release();
    await screen.findByText('Saved: Exercise a, 3x8');
    expect(Object.values(localStorage).join()).toContain('3x8 @ 60 kg');
  });

  it('stay when they could not be saved, and their draft outlives the page', async () => {
    const { user, record, unmount } = openWorkout({}, '/exercise/a/result');
    await user.type(await field(), '3x8');
    expect(screen.getByText('Draft kept on this device')).toBeTruthy();
    server.use(http.patch(EXERCISE, () => HttpResponse.error(), { once: true }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
    unmount();
    const again = openTool(workoutRoutes, `/workout/${record.id}/exercise/a/result`);
    expect((await field()).textContent).toBe('3x8');
    await again.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Exercise b' });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('ask which stay when someone else wrote others', async () => {
    const { user, record } = openWorkout({}, '/exercise/a/result');
    await user.type(await field(), 'mine');
    const [first, ...others] = THREE;
    Object.assign(record, { rev: 2, exercises: [{ ...first, results: 'theirs' }, ...others] });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    expect((await field()).textContent).toBe('theirs');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Exercise b' });
    expect(record.exercises).toMatchObject([{ results: 'theirs', completed: true }, {}, {}]);
  });

  it('that someone else wrote meanwhile stay where nothing was typed, and are ticked', async () => {
    const { user, record } = openWorkout({}, '/exercise/a/result');
    await field();
    const [first, ...others] = THREE;
    Object.assign(record, { rev: 2, exercises: [{ ...first, results: 'theirs' }, ...others] });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved: Exercise a, theirs')).toBeTruthy();
    expect(record.exercises).toMatchObject([{ results: 'theirs', completed: true }, {}, {}]);
  });

  it('of one’s own are kept over others’, and asked about once: also after a save that failed, and a reload', async () => {
    const { user, record, unmount } = openWorkout({}, '/exercise/a/result');
    await user.type(await field(), 'mine');
    const [first, ...others] = THREE;
    Object.assign(record, { rev: 2, exercises: [{ ...first, results: 'theirs' }, ...others] });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const keep = await screen.findByRole('button', { name: 'Keep mine' });
    server.use(http.patch(EXERCISE, () => HttpResponse.error(), { once: true }));
    await user.click(keep);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
    unmount();
    const again = openTool(workoutRoutes, `/workout/${record.id}/exercise/a/result`);
    expect((await field()).textContent).toBe('mine');
    await again.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Exercise b' });
    expect(record.exercises).toMatchObject([{ results: 'mine', completed: true }, {}, {}]);
  });

  it('that the hub refuses say why at their field, and stay', async () => {
    const { user } = openWorkout({}, '/exercise/a/result');
    await user.type(await field(), 'mine');
    const message = 'Results have at most 2000 characters.';
    const refusal = { status: 400, data: { results: { code: 'hub_invalid', message } } };
    server.use(http.patch(EXERCISE, () => HttpResponse.json(refusal, { status: 400 })));
    server.use(http.post('*/auth-refresh', () => HttpResponse.json({})));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect((await field()).textContent).toBe('mine');
  });

  it.each(['exercise', 'workout'])(
    'stay as they are typed where the %s is deleted meanwhile',
    async (what) => {
      const { user, record, queryClient } = openWorkout({}, '/exercise/a/result');
      await user.type(await field(), 'mine');
      if (what === 'exercise') Object.assign(record, { rev: 2, exercises: THREE.slice(1) });
      else server.use(http.get(`${RECORDS}/:id`, () => HttpResponse.json({}, { status: 404 })));
      await act(() => queryClient.invalidateQueries());
      expect(await screen.findByText(/^This is no longer here, .* What you typed is kept/)).toBeTruthy();
      expect((await field()).textContent).toBe('mine');
    },
  );

  it('of an exercise that is not there say so', async () => {
    openWorkout({}, '/exercise/none/result');
    expect(await screen.findByText('Exercise not found')).toBeTruthy();
  });
});
