import { refusal, startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import type { RecordModel } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TIME_LIMITS } from '../../../../time-limits.mjs';

/** How often two devices log at the same time. */
const TRIALS = process.env.HUB_SOAK === undefined ? 150 : 1_000;

let server: TestServer;
let athlete: TestUser;
let other: TestUser;

beforeAll(async () => {
  server = await startServer();
  [athlete, other] = await Promise.all([server.createUser(), server.createUser()]);
});

afterAll(() => server.stop());

type StoredExercise = Readonly<Record<string, unknown>>;
type Workout = RecordModel & { exercises: StoredExercise[]; rev: number };

const workouts = () => server.superuser.collection<Workout>('workouts');
const target = { sets: 2, reps: 8, weight: 60, unit: 'kg', rest: 120 };
const squat = { id: 'a', code: 'squat000000001', title: 'Squat', target, completed: false, results: '' };

async function makeWorkout(
  exercise: StoredExercise | StoredExercise[] = squat,
  date = '2030-01-01',
  user = athlete.id,
) {
  const exercises = [exercise].flat();
  const { id } = await workouts().create({ user, date, workoutTitle: 'Legs', exercises });
  return { id, kept: () => workouts().getOne(id) };
}

function save(id: string, body: object, client = athlete.client, exercise = 'a'): Promise<Workout> {
  return client.send<Workout>(`/api/hub/workouts/${id}/exercises/${exercise}`, { method: 'PATCH', body });
}

const set = (id: string, change: object = {}) => ({
  id,
  reps: 8,
  weight: 60,
  unit: 'kg',
  done: true,
  ...change,
});
const setsOf = ({ exercises }: Workout) => exercises[0]?.['sets'] as StoredExercise[];

/** An exercise that nobody has done before. */
let count = 0;
const fresh = () => ({ ...squat, code: `fresh${String((count += 1)).padStart(10, '0')}` });

describe('sets', () => {
  it('are merged by their ids, and complete the exercise with the last that was asked for', async () => {
    const { id } = await makeWorkout(fresh());
    const first = await save(id, { sets: [set('1')] });
    expect(first.exercises[0]).toMatchObject({ completed: false, results: '8 @ 60 kg', target });
    const second = await save(id, { sets: [set('2', { reps: 7 })] });
    expect(second.exercises[0]).toMatchObject({ completed: true, results: '8 @ 60 kg, 7 @ 60 kg' });
    expect(setsOf(second).map((one) => one['id'])).toEqual(['1', '2']);
    expect(await save(id, { sets: [set('2', { reps: 7 })] })).toEqual(second);
  });

  it('of two devices that log at once are all there', { timeout: TIME_LIMITS.program }, async () => {
    const { id, kept } = await makeWorkout({ ...fresh(), target: { ...target, sets: 3 } });
    const phone = await server.signIn(athlete);
    const lost: number[] = [];
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const [mine, theirs] = [`m${trial}`, `t${trial}`];
      const last = trial - 1;
      const drop = last < 0 ? [] : [`m${last}`, `t${last}`].map((old) => ({ id: old, removed: true }));
      await Promise.all([
        save(id, { sets: [set(mine, { reps: trial % 30 }), ...drop] }),
        save(id, { sets: [set(theirs), set('1', { done: trial % 2 === 0 })] }, phone),
      ]);
      const sets = setsOf(await kept());
      const has = (name: string) => sets.some((one) => one['id'] === name);
      const tick = sets.find((one) => one['id'] === '1')?.['done'];
      if (!has(mine) || !has(theirs) || sets.length !== 3 || tick !== (trial % 2 === 0)) lost.push(trial);
    }
    expect(lost).toEqual([]);
  });

  it.each<[string, object]>([
    [
      'A weight is above 0 and at most 1500 kg, with at most two decimals, in kg or lb.',
      set('1', { weight: 1501 }),
    ],
    ['A set has no “__proto__”.', JSON.parse('{"id":"1","__proto__":{"done":true}}') as object],
    ['A set has no “target”.', set('1', { target: { sets: 1 } })],
    ['A set has no “records”.', set('1', { records: [] })],
    ['A set is done or not.', set('1', { done: { deep: [[[]]] } })],
  ])('are refused: %s', async (sentence, wrong) => {
    const { id, kept } = await makeWorkout(fresh());
    const before = await kept();
    expect(await refusal(save(id, { sets: [wrong] }))).toEqual({ status: 400, fields: { sets: sentence } });
    expect(await kept()).toEqual(before);
  });

  it('are at most 30, sent at once or one after the other', async () => {
    const { id } = await makeWorkout(fresh());
    const many = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => set(`s${from + index}`));
    const refused = { status: 400, fields: { sets: 'An exercise has at most 30 sets.' } };
    expect(await refusal(save(id, { sets: many(0, 31) }))).toEqual(refused);
    await save(id, { sets: many(0, 30) });
    expect(await refusal(save(id, { sets: many(30, 31) }))).toEqual(refused);
  });

  it('60,000 levels deep are refused with a sentence', async () => {
    const { id, kept } = await makeWorkout(fresh());
    const before = await kept();
    const deep = `{"sets":[{"id":"1","reps":${'['.repeat(60_000)}${']'.repeat(60_000)}}]}`;
    const answer = await fetch(`${server.url}/api/hub/workouts/${id}/exercises/a`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: athlete.client.authStore.token },
      body: deep,
    });
    const { message } = (await answer.json()) as { message: string };
    expect({ status: answer.status, said: message !== '' }).toEqual({ status: 400, said: true });
    expect(await kept()).toEqual(before);
  });

  it('are nobody else’s to write', async () => {
    const { id } = await makeWorkout(fresh());
    expect(await refusal(save(id, { sets: [set('1')] }, other.client))).toMatchObject({ status: 404 });
  });
});

describe('a target', () => {
  it('is nothing that an athlete can write, by either way', async () => {
    const { id, kept } = await makeWorkout(fresh());
    const { exercises } = await kept();
    const easier = [{ ...exercises[0], target: { sets: 1, reps: 1 } }];
    const update = athlete.client.collection('workouts').update(id, { exercises: easier });
    expect(await refusal(update)).toMatchObject({
      fields: { exercises: 'You can change only what is done, its sets and its results here.' },
    });
    await save(id, { completed: true, target: { sets: 1 } });
    expect((await kept()).exercises[0]).toMatchObject({ target, completed: true });
  });

  it('that is none is refused with a sentence, also to a coach', async () => {
    const wrong = makeWorkout({ ...squat, target: { sets: 31 } });
    expect(await refusal(wrong)).toMatchObject({ fields: { exercises: 'A target has 1 to 30 sets.' } });
  });
});

describe('records', () => {
  it('are held against all that was logged or written up to that day, by nobody else and after', async () => {
    const exercise = fresh();
    await makeWorkout({ ...exercise, results: '3x8 @ 60 kg' }, '2029-12-01');
    await makeWorkout({ ...exercise, sets: [set('1', { weight: 200 })] }, '2030-02-01');
    await makeWorkout({ ...exercise, sets: [set('1', { weight: 200 })] }, '2029-12-01', other.id);
    const { id } = await makeWorkout(exercise);
    const saved = await save(id, {
      sets: [set('1', { weight: 62.5 }), set('2', { weight: 62.5 }), set('3')],
    });
    const heaviest = { kind: 'weight', before: 60, on: '2029-12-01' };
    expect(setsOf(saved).map((one) => one['records'])).toEqual([
      [heaviest, { kind: 'estimate', before: 76, on: '2029-12-01' }],
      undefined,
      undefined,
    ]);
    const best = await save(id, { sets: [set('2', { weight: 65 })] });
    expect(setsOf(best)[1]?.['records']).toEqual([
      { kind: 'weight', before: 60, on: '2029-12-01' },
      { kind: 'estimate', before: 76, on: '2029-12-01' },
    ]);
    const taken = await save(id, { sets: [{ id: '2', done: false }] });
    expect(setsOf(taken)[1]).not.toHaveProperty('records');
  });

  const kindsOf = ({ exercises }: Workout) =>
    exercises.map(({ sets }) =>
      (sets as { records?: { kind: string }[] }[]).map(({ records = [] }) => records.map(({ kind }) => kind)),
    );
  const HEAVIEST = ['weight', 'estimate'];

  it('are found again when an earlier set is corrected', async () => {
    const exercise = fresh();
    await makeWorkout({ ...exercise, results: '8 @ 60 kg' }, '2029-12-01');
    const { id } = await makeWorkout(exercise);
    await save(id, { sets: [set('1', { weight: 650 })] });
    expect(kindsOf(await save(id, { sets: [set('2', { weight: 70 })] }))).toEqual([[HEAVIEST, []]]);
    const typed = (weight: number) => save(id, { sets: [{ id: '1', weight, unit: 'kg' }] });
    expect(kindsOf(await typed(65))).toEqual([[HEAVIEST, HEAVIEST]]);
    expect(kindsOf(await typed(72.5))).toEqual([[HEAVIEST, []]]);
    expect(kindsOf(await save(id, { sets: [{ id: '1', done: false }] }))).toEqual([[[], HEAVIEST]]);
  });

  it('compare each set with those done before it, whatever their order in the list', async () => {
    const exercise = fresh();
    await makeWorkout({ ...exercise, results: '8 @ 60 kg' }, '2029-12-01');
    const { id } = await makeWorkout(exercise);
    const at = (minute: number) => `2030-01-01T10:0${String(minute)}:00.000Z`;
    await save(id, { sets: [set('2', { weight: 70, at: at(1) })] });
    const saved = await save(id, { sets: [set('1', { weight: 75, at: at(4) })] });
    expect(kindsOf(saved)).toEqual([[HEAVIEST, HEAVIEST]]);
    expect(kindsOf(await save(id, { sets: [{ id: '1', rpe: 9 }] }))).toEqual([[HEAVIEST, HEAVIEST]]);
  });

  it('are not set if another entry of the exercise in the workout has a set as good', async () => {
    const exercise = fresh();
    await makeWorkout({ ...exercise, results: '8 @ 60 kg' }, '2029-12-01');
    const { id } = await makeWorkout([exercise, { ...exercise, id: 'b' }]);
    await save(id, { sets: [set('1', { weight: 80 })] });
    const saved = await save(id, { sets: [set('1', { weight: 70 })] }, athlete.client, 'b');
    expect(kindsOf(saved)).toEqual([[HEAVIEST], [[]]]);
  });

  it('are found among those of a label only where title and id are the same', async () => {
    const labelled = { ...squat, code: 'A1' };
    await makeWorkout({ ...labelled, title: 'Row', results: '1x1 @ 20 kg' }, '2029-11-01');
    const { id } = await makeWorkout(labelled);
    expect(setsOf(await save(id, { sets: [set('1')] }))[0]).not.toHaveProperty('records');
  });
});
