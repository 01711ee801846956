import { addDays } from '@hub/calendar';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workoutRoutes } from '../../routes';
import { WorkoutDetailPage } from './workout.page';
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
  server.use(...storeHandlers({ workouts: [record, ...others], people: [samplePerson({ id: SAM })] }));
  return {
    record,
    ...openTool(workoutRoutes, `/workout/${record.id}${rest}`, { isAdmin: record.user === SAM }),
  };
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

  it('sends ticks in quick succession one after the other, so that the last of an exercise stays', async () => {
    const begun: unknown[] = [];
    const answers: (() => void)[] = [];
    const { user, record } = openWorkout();
    server.use(
      http.patch(EXERCISE, async ({ request, params }) => {
        begun.push([params['exercise'], await request.clone().json()]);
        await new Promise<void>((resolve) => answers.push(resolve));
      }),
    );
    for (const name of ['a', 'b', 'a']) await user.click(await box(name));
    const ticks = [
      ['a', { completed: true }],
      ['b', { completed: true }],
      ['a', { completed: false }],
    ];
    for (const count of [1, 2, 3]) {
      await waitFor(() => expect(answers).toHaveLength(count));
      expect(begun).toEqual(ticks.slice(0, count));
      answers[count - 1]?.();
    }
    await waitFor(() => expect(record.rev).toBe(4));
    expect(record.exercises).toMatchObject([{ completed: false }, { completed: true }, {}]);
    expect(await screen.findByText('1 of 3 done')).toBeTruthy();
  });

  it('puts a tick from an old state into the latest list', async () => {
    const { user, record } = openWorkout();
    await box('c');
    const [first, ...others] = THREE;
    Object.assign(record, { rev: 2, exercises: [{ ...first, completed: true, results: '3x8' }, ...others] });
    await user.click(await box('c'));
    expect(await screen.findByText('2 of 3 done')).toBeTruthy();
    expect(record).toMatchObject({
      rev: 3,
      exercises: [{ completed: true, results: '3x8' }, {}, { completed: true }],
    });
  });

  it('puts a tick that failed back, says so, and tries again', async () => {
    const { user } = openWorkout();
    await box('a');
    server.use(http.patch(EXERCISE, () => HttpResponse.error(), { once: true }));
    await user.click(await box('a'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to update exercise status. The hub could not be reached. ');
    expect(await isTicked('a')).toBe(false);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await isTicked('a')).toBe(true);
  });

  it('of a coming day says for which day a tick was, and takes it back', async () => {
    const { user, record } = openWorkout({ date: '2026-11-24' });
    await user.click(await box('b'));
    expect(await screen.findByText('Ticked for Tue 24 Nov, not today: Exercise b')).toBeTruthy();
    await waitFor(() => expect(record.exercises).toMatchObject([{}, { completed: true }, {}]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(record.exercises).toMatchObject([{}, { completed: false }, {}]));
    expect(await isTicked('b')).toBe(false);
    expect(screen.queryByText(/^Ticked for/)).toBeNull();
  });

  it.each(['2026-11-21', '2026-11-20'])('of %s says nothing of the day of a tick', async (date) => {
    const { user } = openWorkout({ date });
    await user.click(await box('b'));
    expect(await screen.findByText('1 of 3 done')).toBeTruthy();
    expect(screen.queryByText(/^Ticked for/)).toBeNull();
  });

  it('tells on another screen of a tick that failed after its own was left', async () => {
    const { user } = openWorkout();
    await box('a');
    let fail: (response: Response) => void = () => undefined;
    const answer = new Promise<Response>((resolve) => (fail = resolve));
    server.use(http.patch(EXERCISE, () => answer));
    await user.click(await box('a'));
    // At the same moment as the screen is removed: a failure then must not get lost.
    const left = new MutationObserver(() => {
      if (screen.queryByRole('checkbox') === null) fail(HttpResponse.error());
    });
    left.observe(document.body, { childList: true, subtree: true });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('tab', { name: 'UPCOMING' });
    expect(await screen.findByText('Failed to update exercise status')).toBeTruthy();
    left.disconnect();
  });

  it('opens an exercise in place, with what is needed first at the top', async () => {
    const before = sampleWorkout({
      date: '2026-11-14',
      exercises: [sampleExercise('a', { results: '3x8 @ 60 kg' })],
    });
    const a = sampleExercise('a', {
      instructions: 'Slowly.',
      notes: 'Mind the knee.',
      results: '3x7 @ 60 kg, and then nothing more for the knee was swollen',
      video: 'https://example.com/a',
    });
    const { user, record } = openWorkout({ exercises: [a] }, '', [before]);
    await user.click(await screen.findByRole('button', { name: 'Open Exercise a' }));
    const lastTime = await screen.findByText('Last time, Sat 14 Nov');
    const row = screen.getByRole('listitem');
    const order = ['Last time', 'Instructions', 'Results', 'Edit results', 'Notes'].map((words) =>
      row.textContent.indexOf(words),
    );
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(lastTime).toBeTruthy();
    expect(screen.getByText(String(a['results']))).toBeTruthy();
    expect(screen.getByText('3x8 @ 60 kg')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe(
      '/exercises/a/history?title=Exercise%20a',
    );
    const video = screen.getByRole('link', { name: /^Video/ });
    expect(video.getAttribute('rel')).toContain('noopener');
    expect(screen.getByRole('link', { name: 'Edit results' }).getAttribute('href')).toBe(
      `/workout/${record.id}/exercise/a/result`,
    );
  });

  it('knows the last time by one call, however many workouts are planned', async () => {
    const exercises = [sampleExercise('a')];
    const planned = Array.from({ length: 60 }, (_, index) =>
      sampleWorkout({ date: addDays('2026-11-22', index), exercises }),
    );
    const before = sampleWorkout({
      date: '2026-11-14',
      exercises: [sampleExercise('a', { results: '3x8 @ 60 kg' })],
    });
    const asked: string[] = [];
    const note = ({ request }: { request: Request }) => {
      if (request.url.includes('sort=-date')) asked.push(request.url);
    };
    server.events.on('request:start', note);
    const { user } = openWorkout({ exercises }, '', [...planned, before]);
    await user.click(await screen.findByRole('button', { name: 'Open Exercise a' }));
    expect(await screen.findByText('Last time, Sat 14 Nov')).toBeTruthy();
    expect(asked).toHaveLength(1);
    server.events.removeListener('request:start', note);
  });

  it('shows which exercise has a draft, and leads to what is written already', async () => {
    const { user, record, unmount } = openWorkout(
      { exercises: [sampleExercise('a', { results: '3x8' }), sampleExercise('b'), sampleExercise('c')] },
      '/exercise/b/result',
    );
    await user.type(await screen.findByLabelText('Results'), '45');
    unmount();
    const again = openTool(workoutRoutes, `/workout/${record.id}`);
    await box('a');
    const marked = screen.getByText('Draft kept on this device').closest('li')!;
    expect(within(marked).getByRole('checkbox', { name: 'Exercise b' })).toBeTruthy();
    for (const [name, words] of [
      ['a', 'Edit results'],
      ['b', 'Add results'],
      ['c', 'Add results'],
    ] as const) {
      await again.user.click(screen.getByRole('button', { name: `Open Exercise ${name}` }));
      const link = await screen.findByRole('link', { name: words });
      expect(link.getAttribute('href')).toBe(`/workout/${record.id}/exercise/${name}/result`);
      await again.user.click(screen.getByRole('button', { name: `Close Exercise ${name}` }));
    }
  });

  it('of an athlete names them, and leads their coach back to its day in the calendar', async () => {
    openWorkout({ user: SAM });
    await box('a');
    expect(await screen.findByText('Sam Rivers')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
      '/workout/admin/users/sam000000000000/plans?tab=calendar&day=2026-11-21',
    );
  });

  it('of an athlete leads their coach on to the athlete’s history', async () => {
    const exercises = [sampleExercise('a', { completed: true, results: '3x8' })];
    const { user } = openWorkout({ user: SAM, exercises });
    await user.click(await screen.findByRole('button', { name: 'Open Exercise a' }));
    expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe(
      '/exercises/a/history?title=Exercise%20a&user=sam000000000000',
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
    expect(
      await screen.findByText(
        'Failed to load workout. Too many attempts. Please wait a minute and try again.',
      ),
    ).toBeTruthy();
  });
});
