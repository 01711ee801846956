import { refusal, type TestUser } from '@hub/pocketbase/testing';
import type { RecordModel } from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenCoaching, MONDAY } from './coaching';

const given = givenCoaching();

type StoredExercise = Readonly<Record<string, unknown>>;
type Workout = RecordModel & { exercises: StoredExercise[]; date: string };

const TUESDAY = '2026-11-24';
const squat = { id: 'a', code: 'squat000000001', title: 'Squat', completed: false, results: '' };
const legs = { date: MONDAY, workoutTitle: 'Legs', exercises: [squat] };

const workoutsOf = ({ client }: Pick<TestUser, 'client'>) => client.collection<Workout>('workouts');
const kept = (id: string) => given.server.superuser.collection<Workout>('workouts').getOne(id);
const makeOwn = (values: object = {}) =>
  workoutsOf(given.athlete).create({ user: given.athlete.id, ...legs, ...values });
const makePlanned = (values: object = {}) =>
  workoutsOf(given.coach).create({ user: given.athlete.id, ...legs, ...values });

let other: TestUser;
beforeAll(async () => {
  other = await given.server.createUser();
});

describe('a workout of one’s own', () => {
  it('is made by an athlete, and by an admin for themselves; what a coach makes for another is not', async () => {
    expect(await makeOwn()).toMatchObject({ own: true, rev: 1 });
    const coachs = { user: given.coach.id, ...legs };
    expect(await workoutsOf(given.coach).create(coachs)).toMatchObject({ own: true });
    expect(await makePlanned()).toMatchObject({ own: false, acted: '' });
    expect(await makePlanned({ own: true })).toMatchObject({ own: false });
  });

  it('is made with its end and note, where it was finished before the hub heard of it', async () => {
    const end = { finished: '2030-01-01T19:02:00Z', note: 'Light.' };
    expect(await makeOwn(end)).toMatchObject({ ...end, own: true });
  });

  it('out of a plan is a planned one, for an admin themselves too', async () => {
    const plan = {
      user: given.coach.id,
      planTitle: 'Mine',
      workouts: [{ id: 'w', ...legs, workoutDays: ['monday'] }],
    };
    const { id } = await given.coach.client.collection('plans').create(plan);
    await given.athlete.generate(id, { user: given.coach.id });
    const all = await workoutsOf(given.coach).getFullList();
    const made = all.filter(({ plan: of }) => of === id);
    expect(made.map(({ own }) => own as unknown)).toEqual([false, false]);
  });

  it('is all its maker’s: title, day, exercises and targets, until it is deleted', async () => {
    const { id } = await makeOwn();
    const exercises = [{ title: 'Curl', target: { sets: 3, reps: 8 } }, squat];
    const change = { workoutTitle: 'Arms', workoutDescription: 'Slowly.', date: TUESDAY, exercises };
    expect(await workoutsOf(given.athlete).update(id, change)).toMatchObject({
      ...change,
      movedFrom: '',
      rev: 2,
    });
    expect(await workoutsOf(given.athlete).delete(id)).toBe(true);
  });

  it.each<[string, { user?: string; [field: string]: unknown }]>([
    ['for another', { user: 'coach' }],
    ['for nobody', { user: '' }],
    ['in a plan', { plan: 'abcdefghijklmno' }],
    ['as the workout of a plan', { planWorkout: 'w1' }],
    ['in a batch', { batch: 'abcdefghijklmno' }],
    ['that may be moved', { movable: true }],
    ['with an answer of the coach', { reply: 'Well done' }],
  ])('is not made %s', async (_, change) => {
    const values = change.user === 'coach' ? { user: given.coach.id } : change;
    expect(await refusal(makeOwn(values))).toMatchObject({ status: 400 });
    expect(await given.athlete.dates()).toEqual([]);
  });

  it('is the hub’s to mark, whatever is sent', async () => {
    const hubs = { movedFrom: TUESDAY, plannedDate: TUESDAY };
    const sent = { own: false, ...hubs, seen: '2030-01-01T00:00:00Z', acted: 'never', rev: 9 };
    const made = await makeOwn(sent);
    expect(made).toMatchObject({ own: true, movedFrom: '', plannedDate: '', seen: '', rev: 1 });
    expect(made['acted']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it.each(['plan', 'planWorkout', 'batch', 'reply', 'seen', 'acted', 'movedFrom', 'plannedDate', 'user'])(
    'claims no %s later',
    async (field) => {
      const { id } = await makeOwn();
      for (const key of [field, `${field}+`, `${field}:autogenerate`]) {
        await workoutsOf(given.athlete)
          .update(id, { [key]: 'abcdefghijklmno' })
          .catch(() => undefined);
      }
      const { acted, ...now } = await kept(id);
      expect(now).toMatchObject({ plan: '', planWorkout: '', batch: '', reply: '', seen: '' });
      expect(now).toMatchObject({ movedFrom: '', plannedDate: '' });
      expect(now).toMatchObject({ user: given.athlete.id });
      expect(acted).not.toContain('abc');
    },
  );

  it('is nobody else’s', async () => {
    const { id } = await makeOwn();
    for (const client of [workoutsOf(other), workoutsOf(await given.newAthlete())]) {
      expect(await refusal(client.update(id, { workoutTitle: 'Mine' }))).toMatchObject({ status: 404 });
      expect(await refusal(client.delete(id))).toMatchObject({ status: 404 });
    }
    expect(await workoutsOf(given.coach).getOne(id)).toMatchObject({ own: true, workoutTitle: 'Legs' });
  });

  it('has the records of its sets from the hub alone', async () => {
    const exercise = { ...squat, code: 'record000000001' };
    const set = (id: string, weight: number) => ({
      id,
      kind: 'work',
      weight,
      unit: 'kg',
      reps: 5,
      done: true,
    });
    const forged = [{ kind: 'weight', before: 1, on: MONDAY }];
    const before = await makeOwn({ exercises: [{ ...exercise, sets: [set('1', 80)] }] });
    expect(before.exercises[0]).toEqual({ ...exercise, sets: [set('1', 80)] });
    const made = await makeOwn({
      date: TUESDAY,
      exercises: [{ ...exercise, sets: [{ ...set('1', 70), records: forged }, set('2', 90)] }],
    });
    const found = [
      { kind: 'weight', before: 80, on: MONDAY },
      { kind: 'estimate', before: 93.33, on: MONDAY },
    ];
    expect(made.exercises[0]).toMatchObject({ sets: [set('1', 70), { ...set('2', 90), records: found }] });
    expect(JSON.stringify(made.exercises)).not.toContain('"before":1,');
    const curl = { id: 'c', title: 'Curl' };
    const sets = [
      { ...set('2', 90), records: forged },
      { ...set('3', 100), records: forged },
    ];
    const changed = await workoutsOf(given.athlete).update(made.id, {
      exercises: [curl, { ...exercise, sets }],
    });
    const [, second] = changed.exercises as [StoredExercise, StoredExercise & { sets: StoredExercise[] }];
    expect(second.sets[0]).toMatchObject({ ...set('2', 90), records: found });
    expect(second.sets[1]?.['records']).toMatchObject([{ kind: 'weight', before: 80 }, { kind: 'estimate' }]);
  });

  it.each([
    [
      '31 sets',
      [{ ...squat, sets: Array.from({ length: 31 }, (_, id) => ({ id: String(id), done: true })) }],
    ],
    ['1,501 kg', [{ ...squat, sets: [{ id: '1', weight: 1501, unit: 'kg', done: true }] }]],
    ['a list that is none', { title: 'Squat' }],
    ['a target that is none', [{ ...squat, target: { sets: 0 } }]],
  ])('is refused with %s, made and changed', async (_, exercises) => {
    const { id } = await makeOwn();
    expect(await refusal(makeOwn({ exercises }))).toMatchObject({ status: 400 });
    expect(await refusal(workoutsOf(given.athlete).update(id, { exercises }))).toMatchObject({ status: 400 });
    expect(await kept(id)).toMatchObject({ rev: 1, exercises: [squat] });
  });
});

describe('a planned workout', () => {
  it('becomes nobody’s own by a change, not even by a coach', async () => {
    const { id } = await makePlanned();
    expect(await refusal(workoutsOf(given.athlete).update(id, { own: true }))).toMatchObject({ status: 404 });
    const taken = { own: true, workoutTitle: 'Mine' };
    expect(await refusal(workoutsOf(given.athlete).update(id, taken))).toMatchObject({ status: 404 });
    expect(await workoutsOf(given.coach).update(id, { own: true })).toMatchObject({ own: false });
    expect(await refusal(workoutsOf(given.athlete).delete(id))).toMatchObject({ status: 404 });
  });

  it('gets the records of its sets from the hub alone, whatever a coach sends', async () => {
    const lift = { ...squat, code: 'record000000002' };
    const sets = [{ id: '1', kind: 'work', weight: 80, unit: 'kg', reps: 5, done: true }];
    const heavier = [{ ...sets[0], weight: 90 }];
    const forged = [{ kind: 'weight', before: 1, on: MONDAY }];
    await makePlanned({ exercises: [{ ...lift, sets }] });
    const { id } = await makePlanned({ date: TUESDAY, exercises: [lift] });
    const change = (of: object[]) =>
      workoutsOf(given.coach).update(id, { exercises: [{ ...lift, sets: of }] });
    const found = [{ kind: 'weight', before: 80 }, { kind: 'estimate' }];
    expect(await change([{ ...heavier[0], records: forged }])).toMatchObject({
      exercises: [{ sets: [{ records: found }] }],
    });
    expect(await change(heavier)).toMatchObject({ exercises: [{ sets: [{ records: found }] }] });
    const [exercise] = (await change([{ ...sets[0], records: forged }])).exercises;
    expect(exercise).toMatchObject({ sets });
    expect(JSON.stringify(exercise)).not.toContain('records');
  });

  it('is moved by its athlete only where the coach allows it', async () => {
    const { id } = await makePlanned();
    for (const change of [{ date: TUESDAY }, { date: TUESDAY, movable: true }, { movable: true }]) {
      expect(await refusal(workoutsOf(given.athlete).update(id, change))).toMatchObject({ status: 404 });
    }
    expect(await kept(id)).toMatchObject({ date: MONDAY, movable: false });
  });

  it('says the day on which it stood first, however often it is moved, until it is back or a coach moves it', async () => {
    const { id } = await makePlanned({ movable: true });
    const move = (date: string, by: Pick<TestUser, 'client'> = given.athlete) =>
      workoutsOf(by).update(id, { date });
    expect(await move(TUESDAY)).toMatchObject({ date: TUESDAY, movedFrom: MONDAY });
    expect(await move('2026-11-26')).toMatchObject({ movedFrom: MONDAY });
    expect(await move(MONDAY)).toMatchObject({ movedFrom: '' });
    await move(TUESDAY);
    expect(await move('2026-11-27', given.coach)).toMatchObject({ movedFrom: '' });
    const claim = { date: TUESDAY, movedFrom: '' };
    expect(await workoutsOf(given.athlete).update(id, claim)).toMatchObject({ movedFrom: '2026-11-27' });
    expect(await refusal(workoutsOf(given.athlete).update(id, { movedFrom: TUESDAY }))).toMatchObject({
      status: 404,
    });
    expect(await workoutsOf(given.coach).update(id, { movedFrom: TUESDAY })).toMatchObject({
      movedFrom: '2026-11-27',
    });
    for (const date of ['2026-02-30', 'tomorrow', '']) {
      expect(await refusal(move(date))).toMatchObject({ status: 400 });
    }
  });

  it('may be moved where its plan says so, and is not made again for its first day', async () => {
    const plan = await given.athlete.makePlan();
    await given.coach.client.collection('plans').update(plan, { movable: true });
    await given.athlete.generate(plan);
    const [first] = await given.athlete.workouts();
    expect(first).toMatchObject({ date: MONDAY, movable: true });
    await workoutsOf(given.athlete).update(String(first?.id), { date: '2026-11-25' });
    expect(await given.athlete.generate(plan)).toEqual({ created: 0, batch: '' });
  });
});
