import { SignedIn } from '@hub/auth/testing';
import { mockServer, openTool, renderRoutes } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workoutRoutes } from '../../routes';
import { HistoryPage } from './history.page';
import { WorkoutDetailPage } from './workout.page';
import { sampleExercise, sampleWorkout, workoutHandlers } from '../../testing';

const server = mockServer(...workoutHandlers());
const RECORDS = '*/api/collections/workouts/records';
const THREE = [
  sampleExercise('a', { instructions: 'Slowly.', video: 'https://example.com/a' }),
  sampleExercise('b'),
  sampleExercise('c'),
];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function openWorkout(
  values: Parameters<typeof sampleWorkout>[0] = {},
  rest = '',
  others = [sampleWorkout()],
) {
  const record = sampleWorkout({ exercises: THREE, ...values });
  server.use(...workoutHandlers([record, ...others]));
  return { record, ...openTool(workoutRoutes, `/workout/${record.id}${rest}`) };
}

const box = (name: string) => screen.findByRole('checkbox', { name: `Exercise ${name}` });
const isTicked = async (name: string) => (await box(name)).matches(':checked');

describe('a workout', () => {
  it('ticks, counts and takes back', async () => {
    const { user } = openWorkout();
    await user.click(await box('a'));
    await user.click(await box('b'));
    expect(screen.getByText('2 of 3 done')).toBeTruthy();
    await user.click(await box('a'));
    expect(await screen.findByText('1 of 3 done')).toBeTruthy();
  });

  it('sends ticks in quick succession one after the other, each on what the last has brought', async () => {
    const revs: unknown[] = [];
    const { user } = openWorkout();
    server.use(
      http.patch(`${RECORDS}/:id`, async ({ request }) => {
        revs.push(((await request.clone().json()) as { rev: number }).rev);
      }),
    );
    for (const name of ['a', 'b', 'c']) await user.click(await box(name));
    await waitFor(() => expect(revs).toEqual([1, 2, 3]));
    expect(await screen.findByText('3 of 3 done')).toBeTruthy();
  });

  it('puts a tick that failed back, says so, and tries again', async () => {
    const { user } = openWorkout();
    await box('a');
    server.use(http.patch(`${RECORDS}/:id`, () => HttpResponse.error(), { once: true }));
    await user.click(await box('a'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to update exercise status');
    expect(await isTicked('a')).toBe(false);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await isTicked('a')).toBe(true);
  });

  it('tells on another screen of a tick that failed after its own was left', async () => {
    const { user } = openWorkout();
    await box('a');
    let fail: (response: Response) => void = () => undefined;
    const answer = new Promise<Response>((resolve) => (fail = resolve));
    server.use(http.patch(`${RECORDS}/:id`, () => answer));
    await user.click(await box('a'));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('tab', { name: 'UPCOMING' });
    fail(HttpResponse.error());
    expect(await screen.findByText('Failed to update exercise status')).toBeTruthy();
  });

  it('opens an exercise in place', async () => {
    const before = sampleWorkout({
      date: '2026-11-14',
      exercises: [sampleExercise('a', { results: '3x8 @ 60 kg' })],
    });
    const { user, record } = openWorkout({}, '', [before]);
    await user.click(await screen.findByRole('button', { name: 'Open Exercise a' }));
    expect(screen.getByText('Instructions')).toBeTruthy();
    expect(await screen.findByText('Last time, Sat 14 Nov')).toBeTruthy();
    expect(screen.getByText('3x8 @ 60 kg')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe('/exercises/a/history');
    const video = screen.getByRole('link', { name: /^Video/ });
    expect(video.getAttribute('rel')).toContain('noopener');
    expect(screen.getByRole('link', { name: 'Add results' }).getAttribute('href')).toBe(
      `/workout/${record.id}/exercise/a/result`,
    );
  });

  it('of an athlete leads their coach back to the calendar', async () => {
    openWorkout({ user: 'adam00000000000' });
    await box('a');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
      '/workout/admin/users/adam00000000000/plans?tab=calendar',
    );
  });

  it('of an athlete leads their coach on to the athlete’s history', async () => {
    const exercises = [sampleExercise('a', { completed: true, results: '3x8' })];
    const { user } = openWorkout({ user: 'adam00000000000', exercises });
    await user.click(await screen.findByRole('button', { name: 'Open Exercise a' }));
    expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe(
      '/exercises/a/history?user=adam00000000000',
    );
  });

  it('says that its address lacks an id', async () => {
    openTool([{ path: '/', element: <WorkoutDetailPage /> }], '/');
    expect(await screen.findByText('No workout ID provided')).toBeTruthy();
  });

  it('says that it is not there, or could not be loaded', async () => {
    openTool(workoutRoutes, '/workout/none');
    expect(await screen.findByText('Workout not found')).toBeTruthy();
    server.use(http.get(`${RECORDS}/:id`, () => HttpResponse.json({ status: 429 }, { status: 429 })));
    openTool(workoutRoutes, '/workout/some');
    expect(await screen.findByText('Failed to load workout')).toBeTruthy();
  });
});

describe('results', () => {
  const field = () => screen.findByLabelText('Results');

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

  it('stay when they could not be saved, and their draft outlives the page', async () => {
    const { user, record, unmount } = openWorkout({}, '/exercise/a/result');
    await user.type(await field(), '3x8');
    expect(screen.getByText('Draft kept on this device')).toBeTruthy();
    server.use(http.patch(`${RECORDS}/:id`, () => HttpResponse.error(), { once: true }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached');
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

  it('of an exercise that is not there say so', async () => {
    openWorkout({}, '/exercise/none/result');
    expect(await screen.findByText('Exercise not found')).toBeTruthy();
  });
});

describe('the history', () => {
  it('asks who is not known to log in', async () => {
    renderRoutes(
      [
        {
          path: '/',
          element: (
            <SignedIn user={null}>
              <HistoryPage />
            </SignedIn>
          ),
        },
      ],
      { at: '/' },
    );
    expect(await screen.findByText('User not found. Please log in.')).toBeTruthy();
  });

  it('says when there is none, and when it could not be had', async () => {
    openTool(workoutRoutes, '/exercises/a/history');
    expect(await screen.findByText('No history yet for this exercise.')).toBeTruthy();
    server.use(http.get(RECORDS, () => HttpResponse.json({ status: 429 }, { status: 429 })));
    openTool(workoutRoutes, '/exercises/a/history');
    expect(await screen.findByText('Failed to fetch exercise history')).toBeTruthy();
  });

  describe('of an athlete', () => {
    const ADAM = 'adam00000000000';
    const AT = `/exercises/a/history?user=${ADAM}`;
    const wrote = (user: string, results: string) =>
      sampleWorkout({ user, exercises: [sampleExercise('a', { results })] });

    beforeEach(() => {
      server.use(
        ...workoutHandlers([wrote('mei000000000000', 'mine'), wrote(ADAM, 'theirs')]),
        http.get('*/api/collections/users/records/:id', () =>
          HttpResponse.json({ id: ADAM, name: 'Adam', email: 'adam@example.com', rev: 1 }),
        ),
      );
    });

    it('is shown to their coach, under their name', async () => {
      openTool(workoutRoutes, AT, { isAdmin: true });
      expect(await screen.findByText('theirs')).toBeTruthy();
      expect(await screen.findByText('Adam')).toBeTruthy();
      expect(screen.queryByText('mine')).toBeNull();
      expect(screen.getByRole('link', { name: 'Admin' }).getAttribute('aria-current')).toBe('page');
    });

    it('is not asked for by who is no coach: one’s own is shown', async () => {
      openTool(workoutRoutes, AT);
      expect(await screen.findByText('mine')).toBeTruthy();
      expect(screen.queryByText('theirs')).toBeNull();
    });
  });

  it('is looked for beyond a first page of workouts that hold nothing', async () => {
    const planned = Array.from({ length: 60 }, () => sampleWorkout({ date: '2027-01-01', exercises: THREE }));
    const done = (date: string, results: string) =>
      sampleWorkout({ date, exercises: [sampleExercise('a', { results })] });
    server.use(
      ...workoutHandlers([...planned, done('2026-11-14', '3x8 @ 60 kg'), done('2026-11-07', 'knee sore')]),
    );
    openTool(workoutRoutes, '/exercises/a/history');
    const list = await screen.findByRole('list', { name: 'Results' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sat 14 NovLegs and back3x8 @ 60 kg', 'Sat 7 NovLegs and backknee sore']);
    expect(screen.getByText('2 results')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    ['12 reps', '10 reps', 'Most repetitions: from 10 on Sat 14 Nov to 12 on Sat 21 Nov'],
    ['50 s', '45 s', 'Longest set: from 45 s on Sat 14 Nov to 50 s on Sat 21 Nov'],
  ])('draws of %s and %s: %s', async (latest, before, name) => {
    const wrote = (date: string, text: string) =>
      sampleWorkout({ date, exercises: [sampleExercise('a', { results: text })] });
    server.use(...workoutHandlers([wrote('2026-11-21', latest), wrote('2026-11-14', before)]));
    openTool(workoutRoutes, '/exercises/a/history');
    expect(await screen.findByRole('img', { name })).toBeTruthy();
  });

  it('shows fifty workouts at first, and older ones by a button', async () => {
    const daysAgo = (days: number) => new Date(Date.UTC(2026, 10, 21 - days)).toISOString().slice(0, 10);
    const done = Array.from({ length: 51 }, (_, days) =>
      sampleWorkout({
        date: daysAgo(days),
        exercises: [sampleExercise('a', { results: `${String(days)} s` })],
      }),
    );
    server.use(...workoutHandlers(done));
    const { user } = openTool(workoutRoutes, '/exercises/a/history');
    const shown = () => within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(shown()).toHaveLength(51));
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  it('draws the heaviest sets, has them as a table, and says what it leaves out', async () => {
    const results = ['62.5x8', 'knee sore', '60x8'].map((text, week) =>
      sampleWorkout({
        date: `2026-11-${String(21 - week * 7).padStart(2, '0')}`,
        exercises: [sampleExercise('a', { results: text })],
      }),
    );
    server.use(...workoutHandlers(results));
    openTool(workoutRoutes, '/exercises/a/history');
    const name = 'Heaviest set: from 60 kg on Sat 7 Nov to 62.5 kg on Sat 21 Nov';
    expect(await screen.findByRole('img', { name })).toBeTruthy();
    const rows = within(screen.getByRole('table', { name: 'Heaviest set' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DateHeaviest set',
      'Sat 7 Nov60 kg',
      'Sat 21 Nov62.5 kg',
    ]);
    expect(
      screen.getByText('2 of 3 results name a weight. The other stands below as it was written.'),
    ).toBeTruthy();
  });
});
