import { startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { ClientResponseError, type RecordModel } from 'pocketbase';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
let athlete: TestUser;

beforeAll(async () => {
  server = await startServer();
  athlete = await server.createUser();
});

afterAll(async () => {
  await server.stop();
});

const RACES = 300;

interface StoredExercise {
  id: string;
  title: string;
  completed: boolean;
  results: string;
}
type Workout = RecordModel & { exercises: StoredExercise[]; rev: number };

const exercises: StoredExercise[] = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  title: id,
  completed: false,
  results: '',
}));

/**
 * A device of the athlete that sends a change based on the revision that it has seen, and again based on the
 * latest one after a conflict.
 */
function device({ client }: TestUser, seen: Workout) {
  const workouts = client.collection<Workout>('workouts');
  const counted = { refused: 0 };
  let latest = seen;
  const write = async (id: string, change: Partial<StoredExercise>): Promise<void> => {
    const list = latest.exercises.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
    try {
      latest = await workouts.update(latest.id, { exercises: list, rev: latest.rev });
    } catch (error) {
      if (!(error instanceof ClientResponseError) || error.status !== 409) throw error;
      counted.refused += 1;
      latest = await workouts.getOne(latest.id);
      await write(id, change);
    }
  };
  return { write, counted };
}

async function makeWorkout(): Promise<Workout> {
  const workout = { user: athlete.id, date: '2030-01-01', workoutTitle: 'Legs', exercises };
  return server.superuser.collection<Workout>('workouts').create(workout);
}

const kept = (id: string) => server.superuser.collection<Workout>('workouts').getOne(id);

it(`of two devices none is lost, ${RACES} times of ${RACES}`, async () => {
  const workout = await makeWorkout();
  const phone = device(athlete, workout);
  const tablet = device({ ...athlete, client: await server.signIn(athlete) }, workout);
  const lost: number[] = [];
  for (let race = 0; race < RACES; race += 1) {
    const completed = race % 2 === 0;
    await Promise.all([
      phone.write('a', { completed }),
      tablet.write('b', { completed, results: String(race) }),
    ]);
    const { exercises: stored } = await kept(workout.id);
    const expected = exercises.map((entry) => {
      if (entry.id === 'a') return { ...entry, completed };
      return entry.id === 'b' ? { ...entry, completed, results: String(race) } : entry;
    });
    if (JSON.stringify(sorted(stored)) !== JSON.stringify(sorted(expected))) lost.push(race);
  }
  expect(lost).toEqual([]);
  expect(await kept(workout.id)).toMatchObject({ rev: 1 + 2 * RACES });
  // Each race had a conflict: one device came too late and sent its change again.
  expect(phone.counted.refused + tablet.counted.refused).toBeGreaterThanOrEqual(RACES);
});

it('in quick succession on one device, beside a coach who edits, none is lost', async () => {
  const workout = await makeWorkout();
  const coach = device({ ...athlete, client: server.superuser }, workout);
  const taps = exercises.map(({ id }) => device(athlete, workout).write(id, { completed: true }));
  await Promise.all([...taps, coach.write('c', { title: 'Calf raise' })]);
  const { exercises: stored, rev } = await kept(workout.id);
  expect(stored).toMatchObject(exercises.map(({ id }) => ({ id, completed: true })));
  expect(stored[2]).toMatchObject({ title: 'Calf raise' });
  expect(rev).toBe(6);
});

/** The entries with only these fields, in a fixed order. */
function sorted(list: readonly StoredExercise[]) {
  return list.map(({ id, title, completed, results }) => ({ id, title, completed, results }));
}
