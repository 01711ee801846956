import { afterAll, beforeAll, expect, it } from 'vitest';
import { TIME_LIMITS } from '../../time-limits.mjs';
import { startServer, type TestServer, type TestUser } from '../testing';
import { newId, restore } from './archiving';
import { longestWait } from './longest-wait';

let server: TestServer;
let person: TestUser;
let other: TestUser;

beforeAll(async () => {
  server = await startServer();
  [person, other] = await Promise.all([server.createUser(), server.createUser()]);
});

afterAll(() => server.stop());

/** A workout of 50 kB, of which the server checks each set. */
function largeWorkout() {
  const sets = Array.from({ length: 25 }, (_, at) => ({ id: String(at), reps: 5, done: true }));
  const exercises = Array.from({ length: 50 }, (_, at) => ({ id: String(at), title: 'Squat', sets }));
  return { record: { id: newId(), date: '2030-01-01', workoutTitle: 'Legs', exercises } };
}

it.each(['preview', 'save'])(
  'others save while somebody restores large records: %s',
  { timeout: TIME_LIMITS.program },
  async (mode) => {
    const records = Array.from({ length: 16 }, largeWorkout);
    const run = async () => {
      const outcomes = await restore(person.client, 'workouts', records, { mode });
      expect(outcomes.map(({ status }) => status)).toEqual(records.map(() => 'new'));
    };
    expect(await longestWait(other, run)).toBeLessThan(0.4);
    const { totalItems } = await person.client.collection('workouts').getList(1, 1);
    expect(totalItems).toBe(mode === 'save' ? records.length : 0);
  },
);
