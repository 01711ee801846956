import { addDays, zoneClock } from '@hub/calendar';
import { refusal, startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const FAR_EAST = 'Pacific/Kiritimati';
const FAR_WEST = 'Pacific/Niue';
const missed = [{ title: 'Squat', completed: false }];

let server: TestServer;
let coach: TestUser;

beforeAll(async () => {
  server = await startServer();
  coach = await server.createUser({ role: 'admin', timeZone: FAR_EAST });
});
afterAll(() => server.stop());

/** Makes a workout on each of these days, counted back from the coach's date, and asks for the reminder of the first. */
async function reminderOf(timeZone: string, exercises: readonly object[][]): Promise<unknown> {
  const { date: today } = zoneClock(FAR_EAST, new Date());
  const athlete = await server.createUser({ timeZone });
  const ids: string[] = [];
  for (const [index, list] of exercises.entries()) {
    const workout = {
      user: athlete.id,
      workoutTitle: 'Legs',
      date: addDays(today, -1 - index),
      exercises: list,
    };
    ids.push((await coach.client.collection('workouts').create(workout)).id);
  }
  const path = (id = '') => `/api/hub/reminders/items/workout-missed/${id}`;
  const counted = ids.find((_, index) => (exercises[index] ?? []).length > 0);
  return coach.client.send<unknown>(path(counted), {});
}

it('workouts are missed once their day is over where the athlete is', async () => {
  expect(await reminderOf(FAR_EAST, [missed, missed])).toMatchObject({ done: null });
  // It is at least 25 hours earlier there.
  expect(await refusal(reminderOf(FAR_WEST, [missed, missed]))).toMatchObject({ status: 404 });
});

it('workouts without exercises are never missed', async () => {
  expect(await reminderOf(FAR_EAST, [[], missed, [], missed])).toMatchObject({ done: null });
  expect(await refusal(reminderOf(FAR_EAST, [[], missed, [], []]))).toMatchObject({ status: 404 });
});
