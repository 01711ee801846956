import { refusal } from '@hub/pocketbase/testing';
import { describe, expect, it, vi } from 'vitest';
import { arms, legs, MONDAY, squat, givenCoaching } from './coaching';

const given = givenCoaching();

const SOON = { interval: 5 };
const TWO_WEEKS = ['2026-11-23', '2026-11-24', '2026-11-27', '2026-12-01', '2026-12-04'];

describe('generating', () => {
  it('makes the workouts of a plan, with fresh exercises, for the athlete to see', async () => {
    const plan = await given.athlete.makePlan();
    const { created, batch } = await given.athlete.generate(plan);
    expect({ created, length: batch.length }).toEqual({ created: 5, length: 15 });
    const made = await given.athlete.workouts();
    expect(made.map(({ date }) => date)).toEqual(TWO_WEEKS);
    expect(made[0]).toMatchObject({ workoutTitle: 'Arms', planWorkout: 'w2', exercises: [], rev: 1 });
    expect(made[1]).toMatchObject({
      user: given.athlete.id,
      workoutTitle: 'Legs',
      workoutDescription: 'Slowly.',
      plan,
      planWorkout: 'w1',
      batch,
      exercises: [
        { ...squat, completed: false, results: '' },
        { id: '2', code: '2', title: 'Plank', completed: false, results: '' },
      ],
    });
  });

  it('makes them with the targets of the plan, and without sets', async () => {
    const bySet = [{ reps: 8, weight: 62.5 }, { reps: 6, weight: 65 }, { reps: 5 }];
    const target = { sets: 3, reps: 8, weight: 62.5, unit: 'kg', rest: 120, group: 'A', bySet };
    const exercises = [{ ...squat, target, sets: [{ id: '1', reps: 8, done: true }] }];
    const plan = await given.athlete.makePlan([{ ...legs, exercises }]);
    await given.athlete.generate(plan, { duration: 1 });
    const [made] = await given.athlete.workouts();
    expect(made?.['exercises']).toEqual([{ ...squat, target, completed: false, results: '' }]);
  });

  it('refuses a plan whose target can’t be stored, with a sentence', async () => {
    const makePlan = given.athlete.makePlan([{ ...legs, exercises: [{ ...squat, target: { sets: 31 } }] }]);
    expect(await refusal(makePlan)).toMatchObject({ fields: { workouts: 'A target has 1 to 30 sets.' } });
  });

  it('is for the admin console too', async () => {
    expect(
      await given.athlete.generate(await given.athlete.makePlan(), {}, given.server.superuser),
    ).toMatchObject({
      created: 5,
    });
  });

  it('makes nothing twice: not again, not for a longer time, not for another’s days', async () => {
    const plan = await given.athlete.makePlan();
    await given.athlete.generate(plan);
    expect(await given.athlete.generate(plan)).toEqual({ created: 0, batch: '' });
    expect(await given.athlete.generate(plan, { duration: 3 })).toMatchObject({ created: 3 });
    const { length } = await given.athlete.dates();
    expect(length).toBe(8);
  });

  it('makes each once, by 20 who ask at once', async () => {
    const plan = await given.athlete.makePlan();
    const asked = Array.from({ length: 20 }, (_, index) =>
      given.athlete.generate(plan, { duration: 1 + (index % 4) }),
    );
    const made = await Promise.all(asked);
    expect(made.reduce((sum, { created }) => sum + created, 0)).toBe(10);
    const dates = await given.athlete.dates();
    expect(dates).toEqual([...new Set(dates)]);
    expect(dates).toHaveLength(10);
  });

  it('leaves out what is unticked, and makes it when it is asked for later', async () => {
    const plan = await given.athlete.makePlan();
    const without = ['w1/2026-11-24', 'w2/2026-11-23', 'w1/2026-11-28', 'nothing', 'w1'];
    expect(await given.athlete.generate(plan, { without })).toMatchObject({ created: 3 });
    expect(await given.athlete.dates()).toEqual(['2026-11-27', '2026-12-01', '2026-12-04']);
    expect(await given.athlete.generate(plan)).toMatchObject({ created: 2 });
  });

  it('is not kept from a day by another plan, another workout or one made by hand', async () => {
    const workout = { user: given.athlete.id, date: MONDAY, workoutTitle: 'Arms' };
    await given.coach.client.collection('workouts').create(workout);
    await given.coach.client.collection('workouts').create(workout);
    await given.athlete.generate(await given.athlete.makePlan([arms]));
    expect(
      await given.athlete.generate(await given.athlete.makePlan([arms, { ...arms, id: 'w3' }])),
    ).toMatchObject({
      created: 2,
    });
    expect(await given.athlete.dates()).toHaveLength(5);
  });

  it('tells apart old workouts that have the same title and no id', async () => {
    const old = { workoutTitle: 'Legs', workoutDay: 'monday' };
    const plan = await given.athlete.makePlan([old, { ...old, workoutDescription: 'Again.' }]);
    expect(await given.athlete.generate(plan, { duration: 1 })).toMatchObject({ created: 2 });
    expect((await given.athlete.workouts()).map(({ planWorkout }) => String(planWorkout)).sort()).toEqual([
      'Legs',
      'Legs-2',
    ]);
  });

  it('takes a duration that is none for 1, and skips what is no weekday', async () => {
    const plan = await given.athlete.makePlan([{ ...legs, workoutDays: ['someday', 'friday'] }]);
    expect(await given.athlete.generate(plan, { duration: 0 })).toMatchObject({ created: 1 });
    expect(await given.athlete.dates()).toEqual(['2026-11-27']);
    const none = await given.athlete.makePlan([{ ...legs, workoutDays: ['someday'] }]);
    expect(await given.athlete.generate(none)).toEqual({ created: 0, batch: '' });
  });

  it('makes a thousand at once, and tells each who listens', async () => {
    const plan = await given.athlete.makePlan([{ ...legs, frequency: 'daily' }]);
    const seen = vi.fn();
    await given.athlete.client.collection('workouts').subscribe('*', ({ action }) => void seen(action));
    expect(await given.athlete.generate(plan, { duration: 142 })).toMatchObject({ created: 994 });
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(994), { interval: 50 });
    expect(seen).toHaveBeenLastCalledWith('create');
    await given.athlete.client.realtime.unsubscribe();
  });
});

describe('a workout that a coach has moved', () => {
  const tuesdays = { ...legs, workoutDays: ['tuesday'] };
  const move = (id: string, date: string) => given.coach.client.collection('workouts').update(id, { date });

  it('is not made again for its old day, however often it is moved, nor for the day it was moved to', async () => {
    const plan = await given.athlete.makePlan([tuesdays]);
    await given.athlete.generate(plan);
    const [first] = await given.athlete.workouts();
    expect(await move(first!.id, '2026-11-25')).toMatchObject({ plannedDate: '2026-11-24', movedFrom: '' });
    expect(await given.athlete.generate(plan)).toEqual({ created: 0, batch: '' });
    expect(await move(first!.id, '2026-12-08')).toMatchObject({ plannedDate: '2026-11-24' });
    expect(await given.athlete.generate(plan, { duration: 3 })).toEqual({ created: 0, batch: '' });
    expect(await given.athlete.dates()).toEqual(['2026-12-01', '2026-12-08']);
  });

  it('keeps every second week in step with the day for which it was made', async () => {
    const plan = await given.athlete.makePlan([arms]);
    await given.athlete.generate(plan);
    const [first] = await given.athlete.workouts();
    await move(first!.id, '2026-11-30');
    expect(await given.athlete.generate(plan, { duration: 3 })).toMatchObject({ created: 1 });
    expect(await given.athlete.dates()).toEqual(['2026-11-30', '2026-12-07']);
  });

  it('stays when its generation is taken back, and holds its day still', async () => {
    const plan = await given.athlete.makePlan([tuesdays]);
    const { batch } = await given.athlete.generate(plan);
    const [first] = await given.athlete.workouts();
    await move(first!.id, '2026-11-25');
    expect(await given.undo(batch)).toEqual({ removed: 1, kept: 1 });
    expect(await given.athlete.generate(plan)).toMatchObject({ created: 1 });
    expect(await given.athlete.dates()).toEqual(['2026-11-25', '2026-12-01']);
  });

  it('says no other day than the hub noted, whoever asks', async () => {
    const plan = await given.athlete.makePlan([tuesdays]);
    await given.athlete.generate(plan, { duration: 1 });
    const [first] = await given.athlete.workouts();
    const { id } = first!;
    const claim = { plannedDate: '2026-12-01' };
    expect(await refusal(given.athlete.client.collection('workouts').update(id, claim))).toMatchObject({
      status: 404,
    });
    expect(await given.coach.client.collection('workouts').update(id, claim)).toMatchObject({
      plannedDate: '2026-11-24',
    });
  });
});

describe('undoing', () => {
  it('removes what nobody has touched, and says how much it kept', async () => {
    const plan = await given.athlete.makePlan();
    const { batch } = await given.athlete.generate(plan);
    const [first, second, third] = await given.athlete.workouts();
    await given.athlete.client.collection('workouts').update(second!.id, {
      exercises: second!.exercises.map((entry) => ({ ...entry, completed: true })),
    });
    await given.coach.client.collection('workouts').update(third!.id, { date: '2026-11-28' });
    await given.coach.client.collection('workouts').delete(first!.id);
    expect(await given.undo(batch)).toEqual({ removed: 2, kept: 2 });
    expect(await given.athlete.dates()).toEqual(['2026-11-24', '2026-11-28']);
    expect(await given.undo(batch)).toEqual({ removed: 0, kept: 2 });
  });

  it('removes nothing of another batch, nor what was made by hand', async () => {
    const plan = await given.athlete.makePlan();
    await given.coach.client
      .collection('workouts')
      .create({ user: given.athlete.id, date: MONDAY, workoutTitle: 'By hand' });
    await given.athlete.generate(plan, { duration: 1 });
    const { batch } = await given.athlete.generate(plan);
    expect(await given.undo(batch, given.server.superuser)).toEqual({ removed: 2, kept: 0 });
    expect(await given.athlete.dates()).toHaveLength(4);
    expect(await given.athlete.generate(plan)).toMatchObject({ created: 2 });
  });

  it('tells who listens', async () => {
    const { batch } = await given.athlete.generate(await given.athlete.makePlan());
    const seen = vi.fn();
    await given.athlete.client.collection('workouts').subscribe('*', ({ action }) => void seen(action));
    await given.undo(batch);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(5), SOON);
    expect(new Set(seen.mock.calls.flat())).toEqual(new Set(['delete']));
    await given.athlete.client.realtime.unsubscribe();
  });

  it('loses no tick that comes at the same moment', async () => {
    for (let race = 0; race < 20; race += 1) {
      const plan = await given.athlete.makePlan([{ ...legs, workoutDays: ['tuesday'] }]);
      const { batch } = await given.athlete.generate(plan, { duration: 1 });
      const all = await given.athlete.client.collection('workouts').getFullList();
      const workout = all.find((one) => one.batch === batch);
      const exercises = (workout!.exercises as object[]).map((entry) => ({ ...entry, completed: true }));
      const [undone, ticked] = await Promise.allSettled([
        given.undo(batch),
        given.athlete.client.collection('workouts').update(workout!.id, { exercises }),
      ]);
      const isTicked = ticked.status === 'fulfilled';
      expect(undone).toMatchObject({ value: { removed: isTicked ? 0 : 1, kept: isTicked ? 1 : 0 } });
      if (ticked.status === 'rejected') expect(ticked.reason).toMatchObject({ status: 404 });
    }
  });
});

it('a coach puts no planned workout on a day where it stands already', async () => {
  await given.athlete.generate(await given.athlete.makePlan([arms]), { duration: 3 });
  const [first, second] = await given.athlete.workouts();
  const moved = given.coach.client.collection('workouts').update(second!.id, { date: first!.date });
  expect(await refusal(moved)).toEqual({
    status: 400,
    fields: { date: 'This workout from the plan is already on that day.' },
  });
});
