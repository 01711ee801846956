import { refusal, startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import PocketBase, { ClientResponseError, type RecordModel } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let server: TestServer;
let athlete: TestUser;
let other: TestUser;
let coach: TestUser;

beforeAll(async () => {
  server = await startServer();
  [athlete, other, coach] = await Promise.all([
    server.createUser(),
    server.createUser(),
    server.createUser({ role: 'admin' }),
  ]);
});

afterAll(async () => {
  await athlete.client.realtime.unsubscribe();
  await server.stop();
});

type StoredExercise = Readonly<Record<string, unknown>>;
type Workout = RecordModel & { exercises: StoredExercise[]; rev: number; date: string; updated: string };

const squat = { id: 'a', code: 'x1', title: 'Squat', tags: ['legs'], completed: false, results: '' };
const plank = { id: 'b', title: 'Plank', mine: { deep: [1] } };

const workouts = () => server.superuser.collection<Workout>('workouts');

async function makeWorkout(exercises: readonly StoredExercise[] = [squat, plank]) {
  const workout = { user: athlete.id, date: '2030-01-01', workoutTitle: 'Legs', exercises };
  const made = await workouts().create(workout);
  return { made, id: made.id, kept: () => workouts().getOne(made.id) };
}

function save(id: string, exercise: string, body: unknown, client = athlete.client): Promise<Workout> {
  const path = `/api/hub/workouts/${id}/exercises/${encodeURIComponent(exercise)}`;
  return client.send<Workout>(path, { method: 'PATCH', body: body as object });
}

describe('an exercise', () => {
  it('is ticked in the latest list, whatever its athlete had seen, and nothing else changes', async () => {
    const { id, made, kept } = await makeWorkout();
    const moved = [{ ...plank, title: 'Side plank', results: '45 s' }, squat];
    await workouts().update(id, { exercises: moved, workoutDescription: 'Slowly.' });
    const saved = await save(id, 'a', { completed: true });
    const exercises = [moved[0], { ...squat, completed: true }];
    expect(saved).toEqual({
      ...made,
      exercises,
      acted: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
      workoutDescription: 'Slowly.',
      rev: 3,
      updated: saved.updated,
    });
    expect(await kept()).toEqual(saved);
  });

  it('has its results written with the tick, by its athlete, a coach and the admin console', async () => {
    for (const client of [athlete.client, coach.client, server.superuser]) {
      const { id, kept } = await makeWorkout();
      const saved = await save(id, 'b', { completed: true, results: '45 s', resultsSeen: '' }, client);
      expect(saved.exercises).toEqual([squat, { ...plank, completed: true, results: '45 s' }]);
      expect(await kept()).toEqual(saved);
    }
  });

  it.each(['a/b', '100%', 'Crème brûlée?', '#1 & 2', 'a b'])('is found by the id %j', async (id) => {
    const workout = await makeWorkout([squat, { id, title: 'Curl' }]);
    expect((await save(workout.id, id, { completed: true })).exercises[1]).toMatchObject({
      id,
      completed: true,
    });
  });

  it('is found by its number where it has no name, and by a number more where two have the same', async () => {
    const { id } = await makeWorkout([{ title: 'Old' }, squat, squat]);
    await save(id, '1', { completed: true });
    const { exercises } = await save(id, 'a-2', { completed: true });
    expect(exercises).toEqual([{ title: 'Old', completed: true }, squat, { ...squat, completed: true }]);
  });

  it('is saved once where the same is sent twice, with the same answer', async () => {
    const { id } = await makeWorkout();
    const change = { completed: true, results: '3x8', resultsSeen: '' };
    const first = await save(id, 'a', change);
    expect(first.rev).toBe(2);
    expect(await save(id, 'a', change)).toEqual(first);
    const racing = await Promise.all([1, 2, 3].map(() => save(id, 'b', change)));
    expect(racing.map(({ rev }) => rev)).toEqual([3, 3, 3]);
  });

  it('is sent as a live update', async () => {
    const { id } = await makeWorkout();
    const heard = vi.fn();
    await athlete.client.collection('workouts').subscribe(id, ({ record }) => void heard(record));
    const saved = await save(id, 'a', { completed: true }, coach.client);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { interval: 5 });
    expect(heard.mock.calls).toEqual([[saved]]);
  });
});

describe('results that somebody else wrote meanwhile', () => {
  it('are not written over: the answer has what stands there, and nothing is saved', async () => {
    const { id, kept } = await makeWorkout();
    const theirs = await save(id, 'a', { results: '60x8', resultsSeen: '' });
    const mine = save(id, 'a', { completed: true, results: '60x6', resultsSeen: '' });
    const error = await mine.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ClientResponseError);
    expect((error as ClientResponseError).response).toEqual({
      status: 409,
      message: 'Someone else entered other results after you opened this.',
      data: {
        results: {
          code: 'hub_stale',
          message: 'Someone else entered other results after you opened this.',
        },
      },
      workout: theirs,
    });
    expect(await kept()).toEqual(theirs);
  });

  it('are written over by who has seen them, or says nothing of what was seen', async () => {
    const { id } = await makeWorkout([{ ...squat, results: '60x8' }]);
    expect(await save(id, 'a', { results: '60x6', resultsSeen: '60x8' })).toMatchObject({ rev: 2 });
    expect(await save(id, 'a', { results: '60x7' })).toMatchObject({ rev: 3 });
  });

  it('may be what the same device has tried before', async () => {
    const { id } = await makeWorkout();
    await save(id, 'a', { results: '60x8', resultsSeen: '' });
    const again = { results: '60x9', resultsSeen: '', resultsTried: ['60x7', '60x8'] };
    expect((await save(id, 'a', again)).exercises[0]).toMatchObject({ results: '60x9' });
  });

  it('of another exercise keep nobody from anything', async () => {
    const { id } = await makeWorkout();
    await save(id, 'b', { results: '45 s', resultsSeen: '' });
    const saved = await save(id, 'a', { completed: true, results: '3x8', resultsSeen: '' });
    expect(saved.exercises).toMatchObject([{ completed: true, results: '3x8' }, { results: '45 s' }]);
  });
});

describe('a save is refused', () => {
  it.each<[string, () => PocketBase, number]>([
    ['a guest', () => new PocketBase(server.url), 401],
    ['another athlete', () => other.client, 404],
  ])('to %s', async (_, client, status) => {
    const { id, made, kept } = await makeWorkout();
    expect(await refusal(save(id, 'a', { completed: true }, client()))).toMatchObject({ status });
    expect(await kept()).toEqual(made);
  });

  it('to a coach who is one no more', async () => {
    const former = await server.createUser({ role: 'admin' });
    await server.superuser.collection('users').update(former.id, { role: 'user', isAdmin: false });
    const { id } = await makeWorkout();
    expect(await refusal(save(id, 'a', { completed: true }, former.client))).toMatchObject({ status: 404 });
  });

  it('says the same of a workout that is not there and of one that is another’s', async () => {
    const { id } = await makeWorkout();
    const fields = { workout: 'Workout not found.' };
    expect(await refusal(save(id, 'a', { completed: true }, other.client))).toEqual({ status: 404, fields });
    expect(await refusal(save('none', 'a', { completed: true }))).toEqual({ status: 404, fields });
  });

  it.each(['none', '3', '" || id != "', '__proto__', 'length'])(
    'where there is no exercise %j',
    async (exercise) => {
      const { id, made, kept } = await makeWorkout();
      expect(await refusal(save(id, exercise, { completed: true }))).toEqual({
        status: 404,
        fields: { exercise: 'Exercise not found.' },
      });
      expect(await kept()).toEqual(made);
    },
  );

  it.each([
    [{}, { results: 'Say what is done, its sets, or its results.' }],
    [{ completed: 'yes' }, { completed: 'An exercise is completed or not.' }],
    [{ completed: true, results: null }, { results: 'An exercise’s results must be text.' }],
    [{ results: { html: '' } }, { results: 'An exercise’s results must be text.' }],
    [{ results: 'x'.repeat(2001) }, { results: 'Results have at most 2000 characters.' }],
    [{ results: '', resultsSeen: [] }, { resultsSeen: 'The results that were seen must be text.' }],
    [
      { results: '', resultsTried: [null] },
      { resultsTried: 'The results that were tried must be a list of texts.' },
    ],
  ])('of the body %#: %j', async (body, fields) => {
    const { id, made, kept } = await makeWorkout();
    expect(await refusal(save(id, 'a', body))).toEqual({ status: 400, fields });
    expect(await kept()).toEqual(made);
  });

  const send = async (body: string, headers: Record<string, string>) => {
    const { id, made, kept } = await makeWorkout();
    const answer = await fetch(`${server.url}/api/hub/workouts/${id}/exercises/a`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
    await answer.arrayBuffer();
    expect(await kept()).toEqual(made);
    return {
      status: answer.status,
      mark: answer.headers.get('X-Hub'),
      cache: answer.headers.get('Cache-Control'),
    };
  };
  const signedIn = () => ({ Authorization: athlete.client.authStore.token });

  it.each(['null', '[]', '[{"completed":true}]', '"text"', 'no json', ''])(
    'with 400, as the hub’s own answer that nobody keeps, of the body %j',
    async (body) => {
      const { status, mark, cache } = await send(body, signedIn());
      expect({ status, cache }).toEqual({ status: 400, cache: 'no-store' });
      expect(mark).toMatch(/^[\w-]{16}$/);
    },
  );

  it('of a body larger than a workout, and of a guest’s unread', async () => {
    const large = `{"results":"${'x'.repeat(300_000)}"}`;
    expect(await send(large, signedIn())).toMatchObject({ status: 413 });
    expect(await send('no json', {})).toMatchObject({ status: 401 });
  });

  it('changes nothing but ticks and results, whatever else is sent', async () => {
    const { id, made, kept } = await makeWorkout();
    const evil = { completed: true, title: 'Evil', id: 'z', date: '2031-01-01', exercises: [], rev: 7 };
    await save(id, 'a', evil).catch(() => undefined);
    const { exercises, rev, ...others } = await kept();
    expect([
      [squat, plank],
      [{ ...squat, completed: true }, plank],
    ]).toContainEqual(exercises);
    expect(rev).toBeLessThanOrEqual(2);
    expect(others).toMatchObject({ date: made.date, user: athlete.id });
    await save(id, 'a', evil, coach.client);
    expect(await kept()).toMatchObject({
      date: made.date,
      exercises: [{ ...squat, completed: true }, plank],
    });
  });
});

it('of two devices that race none is lost, 300 times, beside a coach who sends whole workouts', async () => {
  const ids = ['a', 'b', 'c', 'd'];
  const { id, kept } = await makeWorkout(ids.map((name) => ({ id: name, completed: false })));
  const tablet = await server.signIn(athlete);
  const lost: number[] = [];
  for (let race = 0; race < 300; race += 1) {
    const completed = race % 2 === 0;
    const [first, second] = [ids[race % 4]!, ids[(race + 1 + (race % 3)) % 4]!];
    await Promise.all([
      save(id, first, { completed }),
      save(id, second, { results: String(race), resultsSeen: undefined }, tablet),
      coach.client.collection('workouts').update(id, { workoutDescription: String(race) }),
    ]);
    const { exercises, workoutDescription } = await kept();
    const find = (name: string) => exercises.find((one) => one['id'] === name);
    const isThere =
      find(first)?.['completed'] === completed &&
      find(second)?.['results'] === String(race) &&
      workoutDescription === String(race);
    if (!isThere) lost.push(race);
  }
  expect(lost).toEqual([]);
});
