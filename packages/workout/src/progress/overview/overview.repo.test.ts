import { addMany, startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { overviewRepository } from './overview.queries';

const TODAY = '2026-11-21';

let server: TestServer;
let mei: TestUser;

beforeAll(async () => {
  server = await startServer();
  mei = await server.createUser();
});
afterAll(() => server.stop());

async function add(user: TestUser, date: string, ...ticks: unknown[]) {
  await server.superuser.collection('workouts').create({
    user: user.id,
    date,
    workoutTitle: 'Legs and back',
    exercises: ticks.map((completed, index) => ({
      id: String(index),
      title: 'Squat',
      results: '3x8',
      completed,
    })),
  });
}

it('counts a person’s own workouts of 90 days and of this week, and loads only their ticks', async () => {
  const other = await server.createUser();
  await add(other, '2026-11-20', true);
  await add(mei, '2026-08-23', true);
  await add(mei, '2026-08-24', true, 'true');
  await add(mei, '2026-11-20', true, false);
  await add(mei, '2026-11-20');
  await add(mei, '2026-11-22', undefined);
  await add(mei, '2026-11-23', true);
  const answers: string[] = [];
  mei.client.afterSend = (_response, data: unknown) => {
    answers.push(JSON.stringify(data));
    return data;
  };
  expect(await overviewRepository(mei.client).listOutcomes(mei.id, TODAY)).toEqual([
    { date: '2026-08-24', kind: 'done' },
    { date: '2026-11-20', kind: 'missed' },
    { date: '2026-11-22', kind: 'to-come' },
  ]);
  expect(answers.join()).not.toMatch(/Squat|3x8|Legs/);
});

it('loads all pages', async () => {
  const busy = await server.createUser();
  const exercises = [{ id: '1', title: 'Squat', completed: true }];
  const workout = { user: busy.id, date: '2026-11-20', workoutTitle: 'Legs', exercises };
  await addMany(
    server,
    'workouts',
    Array.from({ length: 150 }, () => workout),
  );
  expect(await overviewRepository(busy.client).listOutcomes(busy.id, TODAY)).toHaveLength(150);
});
