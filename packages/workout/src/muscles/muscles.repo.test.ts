import { startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { musclesRepository } from './muscles.queries';

let server: TestServer;
let coach: TestUser;
let athlete: TestUser;
let other: TestUser;

beforeAll(async () => {
  server = await startServer();
  [coach, athlete, other] = await Promise.all([
    server.createUser({ role: 'admin' }),
    server.createUser(),
    server.createUser(),
  ]);
});
afterAll(() => server.stop());

const squat = {
  id: 'e1',
  code: 'squat',
  title: 'Squat',
  instructions: 'Down and up.',
  sets: [{ id: '1', kind: 'work', weight: 60, unit: 'kg', reps: 5, done: true }],
};

it('reads a person’s sets of some days and nothing else of their workouts, for them and their coach', async () => {
  const make = (date: string, user: TestUser, exercises: object[] = [squat]) =>
    coach.client.collection('workouts').create({ user: user.id, date, workoutTitle: 'Legs', exercises });
  await make('2026-11-14', athlete);
  await make('2026-11-15', athlete);
  await make('2026-11-21', athlete, [{ title: 'Plank' }]);
  await make('2026-11-22', athlete);
  await make('2026-11-21', other);
  for (const { client } of [athlete, coach]) {
    const found = await musclesRepository(client).listSets(athlete.id, '2026-11-15', '2026-11-21');
    expect(found.map(({ date, exercises }) => [date, exercises])).toEqual([
      ['2026-11-15', [{ code: 'squat', sets: squat.sets }]],
      ['2026-11-21', [{ code: '', sets: [] }]],
    ]);
  }
  const { items } = await athlete.client.collection('workouts').getList<object>(1, 1, {
    fields: 'id,exercises.code,exercises.sets',
  });
  expect(JSON.stringify(items)).not.toContain('Down and up.');
  expect(await musclesRepository(other.client).listSets(athlete.id, '2026-11-15', '2026-11-21')).toEqual([]);
});

it('stores the muscles of an exercise, in their order, and refuses others', async () => {
  const exercises = coach.client.collection('exercises');
  const made = {
    title: 'Squat',
    instructions: 'Down.',
    muscles: ['quadriceps'],
    secondary: ['glutes', 'calves'],
  };
  const { id } = await exercises.create({ ...made, equipment: 'barbell' });
  await exercises.create({ title: 'Old', instructions: 'As before.' });
  expect(await musclesRepository(athlete.client).listMuscles()).toEqual([
    { id: expect.any(String) as string, muscles: [], secondary: [] },
    { id, muscles: ['quadriceps'], secondary: ['calves', 'glutes'] },
  ]);
  for (const change of [{ muscles: ['wings'] }, { secondary: 'calves' }, { equipment: 'hammer' }]) {
    await expect(exercises.update(id, change)).rejects.toMatchObject({ status: 400 });
  }
  await expect(athlete.client.collection('exercises').update(id, { muscles: [] })).rejects.toMatchObject({
    status: 404,
  });
});
