import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';

let server: TestServer;
let athlete: TestUser;
let coach: TestUser;

beforeAll(async () => {
  server = await startServer();
  [athlete, coach] = await Promise.all([server.createUser(), server.createUser({ role: 'admin' })]);
});

afterAll(async () => {
  await server.stop();
});

const PLAIN = { title: 'Squat', tags: ['legs'], code: 'x1', id: 'a' };
const squat = { id: 'a', code: 'x1', title: 'Squat', tags: ['legs'], completed: false, results: '' };
const plank = { id: 'b', code: 'x2', title: 'Plank', notes: 'Breathe.' };
const NOT_YOURS = {
  status: 400,
  fields: { exercises: 'You can change only what is done, its sets and its results here.' },
};

const workoutsOf = ({ client }: TestUser) => client.collection('workouts');

async function makeWorkout(exercises: object[] = [squat, plank]) {
  const workout = { user: athlete.id, date: '2030-01-01', workoutTitle: 'Legs', exercises };
  const { id } = await workoutsOf(coach).create(workout);
  return { id, kept: () => workoutsOf(coach).getOne(id) };
}

describe('an athlete', () => {
  it.each([
    ['ticks', [{ ...squat, completed: true }, plank]],
    ['unticks, and ticks in text', [squat, { ...plank, completed: 'true' }]],
    ['writes results', [squat, { ...plank, results: '45 s' }]],
    ['sends the keys in another order', [{ results: '3x8', completed: true, ...PLAIN }, plank]],
    ['sends back what was there', [squat, plank]],
  ])('%s', async (_, exercises) => {
    const { id, kept } = await makeWorkout();
    expect(await workoutsOf(athlete).update(id, { exercises })).toMatchObject({ exercises, rev: 2 });
    expect(await kept()).toMatchObject({ exercises, rev: 2 });
  });

  it('sends the list as text, of which only ticks and results are stored', async () => {
    const { id, kept } = await makeWorkout([{ title: 'Squat' }]);
    const exercises = '[{"title":"Evil","title":"Squat","results":"3x8"}]';
    await workoutsOf(athlete).update(id, { exercises });
    const stored = await fetch(`${server.url}/api/collections/workouts/records/${id}`, {
      headers: { Authorization: coach.client.authStore.token },
    });
    expect(await stored.text()).not.toContain('Evil');
    expect(await kept()).toMatchObject({ exercises: [{ title: 'Squat', results: '3x8' }] });
  });

  it.each([
    ['drops an exercise', [squat]],
    ['drops all', []],
    ['clears the list', null],
    ['adds one', [squat, plank, { title: 'Curl' }]],
    ['moves one', [plank, squat]],
    ['renames one', [{ ...squat, title: 'Rest' }, plank]],
    ['puts another one’s id on it', [{ ...squat, id: 'b' }, plank]],
    ['puts a video into it', [{ ...squat, video: 'https://example.com' }, plank]],
    ['takes a key out of it', [squat, { id: 'b', code: 'x2', title: 'Plank' }]],
    ['sends it as a text', JSON.stringify([plank, squat])],
    ['sends an object', { 0: squat, 1: plank, length: 2 }],
  ])('is refused who %s', async (_, exercises) => {
    const { id, kept } = await makeWorkout();
    expect(await refusal(workoutsOf(athlete).update(id, { exercises }))).toEqual(NOT_YOURS);
    expect(await kept()).toMatchObject({ exercises: [squat, plank], rev: 1 });
  });

  it.each(['exercises+', '+exercises', 'exercises-', 'exercises:each', 'exercises.0', 'Exercises'])(
    'changes nothing else by the key %s',
    async (key) => {
      const { id, kept } = await makeWorkout();
      for (const value of [[{ title: 'Curl' }], { title: 'Curl' }, 'a', '']) {
        await workoutsOf(athlete)
          .update(id, { [key]: value })
          .catch(() => undefined);
        expect(await kept()).toMatchObject({ exercises: [squat, plank] });
      }
    },
  );

  it('changes nothing else by a form', async () => {
    const { id, kept } = await makeWorkout();
    for (const key of ['exercises', 'exercises+', '@jsonPayload']) {
      const form = new FormData();
      const list = [{ title: 'Curl' }];
      form.set(key, JSON.stringify(key === '@jsonPayload' ? { exercises: list } : list));
      await workoutsOf(athlete)
        .update(id, form)
        .catch(() => undefined);
      expect(await kept()).toMatchObject({ exercises: [squat, plank] });
    }
  });

  it.each([
    [{ results: 'x'.repeat(2001) }, 'Results have at most 2000 characters.'],
    [{ results: { html: '' } }, 'An exercise’s results must be text.'],
    [{ completed: 'yes' }, 'An exercise is completed or not.'],
    [{ completed: 1 }, 'An exercise is completed or not.'],
  ])('writes nothing but %j', async (change, exercises) => {
    const { id } = await makeWorkout();
    const update = workoutsOf(athlete).update(id, { exercises: [{ ...squat, ...change }, plank] });
    expect(await refusal(update)).toEqual({ status: 400, fields: { exercises } });
  });

  it.each(['plan', 'planWorkout', 'batch', 'plan+', 'batch:autogenerate'])('sets no %s', async (field) => {
    const { id, kept } = await makeWorkout();
    await workoutsOf(athlete)
      .update(id, { [field]: 'abcdefghijklmno' })
      .catch(() => undefined);
    expect(await kept()).toMatchObject({ plan: '', planWorkout: '', batch: '' });
  });

  it('ticks in a workout without anything in it, and one that has no ids', async () => {
    const empty = await makeWorkout([]);
    expect(await workoutsOf(athlete).update(empty.id, { exercises: [] })).toMatchObject({ exercises: [] });
    const old = await makeWorkout([{ title: 'Squat' }, { title: 'Squat' }]);
    const exercises = [{ title: 'Squat' }, { title: 'Squat', completed: true }];
    expect(await workoutsOf(athlete).update(old.id, { exercises })).toMatchObject({ exercises });
  });
});

it('a coach changes everything, and so does the admin console', async () => {
  const { id } = await makeWorkout();
  const moved = [{ ...plank, title: 'Side plank' }, squat, { title: 'Curl' }];
  expect(await workoutsOf(coach).update(id, { exercises: moved })).toMatchObject({ exercises: moved });
  const exercises = [squat];
  const update = server.superuser.collection('workouts').update(id, { exercises });
  expect(await update).toMatchObject({ exercises });
});

it('an athlete who ticks while the coach edits never puts back what the coach took away', async () => {
  for (let race = 0; race < 30; race += 1) {
    const { id, kept } = await makeWorkout();
    const [edited, ticked] = await Promise.allSettled([
      workoutsOf(coach).update(id, { exercises: [{ ...squat, title: 'Deep squat' }] }),
      workoutsOf(athlete).update(id, { exercises: [{ ...squat, completed: true }, plank] }),
    ]);
    expect(edited.status).toBe('fulfilled');
    if (ticked.status === 'rejected') expect(ticked.reason).toMatchObject({ status: 400 });
    expect((await kept()).exercises).toMatchObject([{ title: 'Deep squat' }]);
  }
});
