import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';
import { newId, restore } from './archiving';
import { send } from './importing';

let server: TestServer;
let athlete: TestUser;
let coach: TestUser;

beforeAll(async () => {
  server = await startServer();
  [athlete, coach] = await Promise.all([server.createUser(), server.createUser({ role: 'admin' })]);
});

afterAll(() => server.stop());

const TOO_DEEP = 'Lists and objects are nested too deeply here.';
const lists = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
/** Exercises with this many levels, most of them in a key that the hub does not know. */
const exercises = (levels: number) => [{ title: 'Squat', unknown: lists(levels - 2) }];
const legs = { date: '2030-01-01', workoutTitle: 'Legs' };

const make = (sent: unknown) =>
  athlete.client.collection('workouts').create({ ...legs, user: athlete.id, exercises: sent });

describe('a list of more than 20 levels', () => {
  const tooDeep = { status: 400, fields: { exercises: TOO_DEEP } };

  it('is refused, and one of 20 is taken', async () => {
    expect(await make(exercises(20))).toMatchObject({ exercises: exercises(20) });
    // SQLite can't query JSON with 1,000 levels or more.
    for (const levels of [21, 998]) expect(await refusal(make(exercises(levels)))).toEqual(tooDeep);
  });

  it('is refused as a text too', async () => {
    expect(await refusal(make(JSON.stringify(exercises(21))))).toEqual(tooDeep);
  });

  it('is refused in a change', async () => {
    const { id } = await make(exercises(3));
    const change = athlete.client.collection('workouts').update(id, { exercises: exercises(21) });
    expect(await refusal(change)).toEqual(tooDeep);
  });

  it('is refused from a coach', async () => {
    const workouts = [{ workoutTitle: 'Legs', exercises: exercises(19) }];
    const plan = coach.client.collection('plans').create({ planTitle: 'Strength', workouts });
    expect(await refusal(plan)).toEqual({ status: 400, fields: { workouts: TOO_DEEP } });
  });

  it('is refused in an imported file and in a restored one', async () => {
    const refused = { status: 'refused', problems: { exercises: TOO_DEEP } };
    const values = { ...legs, workoutTitle: 'Arms', exercises: exercises(21) };
    const { rows } = await send(athlete.client, [{ values }], { tool: 'workout', source: 'hevy' });
    expect(rows).toEqual([refused]);
    const record = { id: newId(), ...values };
    expect(await restore(athlete.client, 'workouts', [{ record }])).toEqual([refused]);
  });
});
