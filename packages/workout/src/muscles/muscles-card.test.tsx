import { SAMPLE_PERSON } from '@hub/tool-kit/testing';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { athleteRoutes } from '../athlete/routes';
import { plansRoutes } from '../coach/plans/routes';
import { coachPaths, workoutPaths } from '../paths';
import { progressRoutes } from '../progress/routes';
import {
  SAM,
  sampleExercise,
  sampleLibraryExercise,
  samplePerson,
  sampleWorkout,
  storeHandlers,
} from '../testing';
import { MusclesCard } from './muscles-card';

/** A Saturday. */
const TODAY = '2026-11-21';

const server = mockServer();
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const squat = sampleLibraryExercise({ id: 'squat0000000000', secondary: ['glutes'] });
const done = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index + 1), kind: 'work', reps: 5, done: true }));

function withSets(user: string) {
  const trained = (date: string, count: number, code = squat.id) =>
    sampleWorkout({ user, date, exercises: [sampleExercise('e1', { code, sets: done(count) })] });
  server.use(
    ...storeHandlers({
      people: [samplePerson({ id: SAM })],
      exercises: [squat],
      workouts: [
        trained('2026-11-14', 9),
        trained('2026-11-15', 2),
        trained(TODAY, 1),
        trained(TODAY, 4, 'A1'),
      ],
    }),
  );
}

async function rows() {
  const table = await screen.findByRole('table', { name: 'Hard sets of the last 7 days by muscle' });
  return within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
}

it('shows an athlete the hard sets of seven days by muscle, and says what is left out', async () => {
  withSets(SAMPLE_PERSON);
  openTool(progressRoutes, '/progress/overview');
  expect(await rows()).toEqual(['MuscleSets', 'quadriceps3', 'glutes1.5']);
  expect(screen.getByText(/None for abdominals, .* and triceps\./).textContent).toMatch(
    /4 sets are left out: the muscles are not in the library\.$/,
  );
});

it('shows them to a coach under the athlete’s calendar', async () => {
  withSets(SAM);
  openTool(plansRoutes, coachPaths.calendar(SAM), { isAdmin: true });
  expect(await rows()).toEqual(['MuscleSets', 'quadriceps3', 'glutes1.5']);
});

it('lets a workout that is opened next be loaded whole', async () => {
  const exercises = [sampleExercise('e1', { code: squat.id, sets: done(1) }), sampleExercise('plank')];
  const workout = sampleWorkout({ date: TODAY, exercises });
  server.use(...storeHandlers({ exercises: [squat], workouts: [workout] }));
  const start = (
    <>
      <MusclesCard user={SAMPLE_PERSON} />
      <Link to={workoutPaths.workout(workout.id)}>Open</Link>
    </>
  );
  const { user } = openTool([{ path: '/', element: start }, ...athleteRoutes], '/');
  await rows();
  await user.click(screen.getByRole('link', { name: 'Open' }));
  expect(await screen.findByRole('checkbox', { name: 'Exercise plank' })).toBeTruthy();
});

it('takes no room while no set is written down', async () => {
  const workout = sampleWorkout({ date: TODAY, exercises: [sampleExercise('e1', { completed: true })] });
  server.use(...storeHandlers({ workouts: [workout] }));
  const { queryClient } = openTool(progressRoutes, '/progress/overview');
  await screen.findByRole('heading', { name: '1 workout in a row' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('Sets by muscle')).toBeNull();
});
