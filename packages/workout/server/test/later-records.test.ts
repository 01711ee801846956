import { startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import type { RecordModel } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let athlete: TestUser;

beforeAll(async () => {
  server = await startServer();
  athlete = await server.createUser();
});

afterAll(() => server.stop());

type Stored = Readonly<Record<string, unknown>>;
type Workout = RecordModel & { exercises: Stored[]; rev: number };

const workouts = () => athlete.client.collection<Workout>('workouts');
const set = (weight: number, change: object = {}) => ({
  id: '1',
  reps: 8,
  weight,
  unit: 'kg',
  done: true,
  ...change,
});

let count = 0;
/** An exercise that nobody has done before. */
const fresh = () => ({
  ...{ id: 'a', code: `later${String((count += 1)).padStart(10, '0')}`, title: 'Squat' },
  ...{ completed: true, results: '' },
});

/** A workout of one's own with an exercise, of which these sets are done. */
const make = (date: string, exercise: Stored, sets: readonly Stored[]) =>
  workouts().create({ user: athlete.id, date, workoutTitle: 'Legs', exercises: [{ ...exercise, sets }] });
const save = (id: string, body: object) =>
  athlete.client.send<Workout>(`/api/hub/workouts/${id}/exercises/a`, { method: 'PATCH', body });

/** The records of the heaviest weight in a workout: what was before, and when. */
async function heaviestIn({ id }: Workout) {
  const { exercises } = await workouts().getOne(id);
  const sets = exercises[0]?.['sets'] as { records?: { kind: string; before: number; on: string }[] }[];
  return sets.map(({ records = [] }) => {
    const found = records.find(({ kind }) => kind === 'weight');
    return found ? `${String(found.before)} on ${found.on}` : null;
  });
}

/** Three workouts of an exercise, in the last of which 70 kg are a record. */
async function threeWorkouts() {
  const exercise = fresh();
  const first = await make('2030-01-01', exercise, [set(60)]);
  const second = await make('2030-01-08', exercise, [set(65)]);
  const third = await make('2030-01-15', exercise, [set(70)]);
  return { exercise, first, second, third };
}

describe('the records of later workouts', () => {
  it('are judged again when a set before them is corrected', async () => {
    const { first, second, third } = await threeWorkouts();
    expect(await heaviestIn(third)).toEqual(['65 on 2030-01-08']);
    await save(first.id, { sets: [{ id: '1', weight: 680, unit: 'kg' }] });
    expect([await heaviestIn(second), await heaviestIn(third)]).toEqual([[null], [null]]);
    await save(first.id, { sets: [{ id: '1', weight: 68, unit: 'kg' }] });
    expect([await heaviestIn(second), await heaviestIn(third)]).toEqual([[null], ['68 on 2030-01-01']]);
    await save(first.id, { sets: [{ id: '1', removed: true }] });
    expect([await heaviestIn(second), await heaviestIn(third)]).toEqual([[null], ['65 on 2030-01-08']]);
  });

  it('are judged again when a workout is added, moved, changed as a whole or deleted', async () => {
    const { exercise, second, third } = await threeWorkouts();
    const added = await make('2030-01-10', exercise, [set(69)]);
    expect(await heaviestIn(third)).toEqual(['69 on 2030-01-10']);
    await workouts().update(added.id, { date: '2030-01-20' });
    expect(await heaviestIn(third)).toEqual(['65 on 2030-01-08']);
    await workouts().update(added.id, { date: '2030-01-02', exercises: [{ ...exercise, sets: [set(75)] }] });
    expect([await heaviestIn(second), await heaviestIn(third)]).toEqual([[null], [null]]);
    await workouts().delete(added.id);
    expect([await heaviestIn(second), await heaviestIn(third)]).toEqual([
      ['60 on 2030-01-01'],
      ['65 on 2030-01-08'],
    ]);
  });

  it('leave their workouts unsaved where none of them changes', async () => {
    const { first, third } = await threeWorkouts();
    const other = await make('2030-01-16', fresh(), [set(70)]);
    await save(first.id, { sets: [{ id: '1', weight: 61, unit: 'kg' }] });
    expect((await workouts().getOne(third.id)).rev).toBe(third.rev);
    expect((await workouts().getOne(other.id)).rev).toBe(other.rev);
  });

  it('are judged again in the workouts of the same day, and in none of somebody else’s', async () => {
    const { exercise, third } = await threeWorkouts();
    const stranger = await server.createUser();
    const sets = [set(90, { records: undefined })];
    const values = { workoutTitle: 'Legs', exercises: [{ ...exercise, sets }] };
    await stranger.client.collection('workouts').create({ user: stranger.id, date: '2030-01-02', ...values });
    expect(await heaviestIn(third)).toEqual(['65 on 2030-01-08']);
    const evening = await make('2030-01-15', exercise, [set(69)]);
    expect(await heaviestIn(evening)).toEqual([null]);
    expect(await heaviestIn(third)).toEqual(['69 on 2030-01-15']);
    await save(evening.id, { sets: [{ id: '1', weight: 72.5, unit: 'kg' }] });
    expect([await heaviestIn(evening), await heaviestIn(third)]).toEqual([['70 on 2030-01-15'], [null]]);
  });
});
