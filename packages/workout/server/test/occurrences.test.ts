import { refusal } from '@hub/pocketbase/testing';
import { describe, expect, it } from 'vitest';
import { arms, givenCoaching, legs, MONDAY } from './coaching';

const given = givenCoaching();

const TUESDAYS = ['2026-11-24', '2026-12-01'];
const tuesdays = { ...legs, workoutDays: ['tuesday'] };
const workoutsOf = (client = given.coach.client) => client.collection('workouts');
const plansOf = (client = given.coach.client) => client.collection('plans');

/** A plan that comes on Tuesdays, with its workouts of two weeks. */
async function twoTuesdays() {
  const plan = await given.athlete.makePlan([tuesdays]);
  const { batch } = await given.athlete.generate(plan);
  const [first, second] = await given.athlete.workouts();
  return { plan, batch, first: first!, second: second! };
}

const NOTHING = { created: 0, batch: '' };

describe('a workout that was removed by hand', () => {
  it('is not made again, until it is asked for', async () => {
    const { plan, first } = await twoTuesdays();
    await workoutsOf().delete(first.id);
    expect(await given.athlete.generate(plan)).toEqual(NOTHING);
    expect(await plansOf().getOne(plan)).toMatchObject({ removed: ['w1/2026-11-24'], rev: 1 });
    const again = ['w1/2026-11-24', 'w1/2026-12-01', 'w9/2026-11-24', ''];
    expect(await given.athlete.generate(plan, { again, without: ['w1/2026-11-24'] })).toEqual(NOTHING);
    expect(await given.athlete.generate(plan, { again })).toMatchObject({ created: 1 });
    expect(await given.athlete.dates()).toEqual(TUESDAYS);
    expect(await plansOf().getOne(plan)).toMatchObject({ start: MONDAY, rev: 1 });
    await plansOf().update(plan, { workouts: [{ ...legs, workoutDays: ['tuesday', 'sunday'] }] });
    expect(await given.athlete.generate(plan, { duration: 1 })).toMatchObject({ created: 1 });
  });

  it('is known by the day for which it was made, wherever it stood, and whatever day its plan has now', async () => {
    const { plan, first } = await twoTuesdays();
    await workoutsOf().update(first.id, { date: '2026-11-26' });
    await workoutsOf().delete(first.id);
    await plansOf().update(plan, { workouts: [{ ...legs, workoutDays: ['wednesday'] }] });
    expect(await given.athlete.generate(plan)).toEqual(NOTHING);
  });

  it('is none that an undo has taken back', async () => {
    const { plan, batch } = await twoTuesdays();
    await given.undo(batch);
    expect(await plansOf().getOne(plan)).toMatchObject({ start: '', removed: [] });
    expect(await given.athlete.generate(plan)).toMatchObject({ created: 2 });
  });

  it('is deleted all the same where its plan is gone, or another’s', async () => {
    const { plan, first, second } = await twoTuesdays();
    const other = await given.newAthlete();
    await plansOf().update(plan, { user: other.id });
    await workoutsOf().delete(first.id);
    expect(await plansOf().getOne(plan)).toMatchObject({ removed: [] });
    await plansOf().delete(plan);
    await workoutsOf().delete(second.id);
    expect(await given.athlete.dates()).toEqual([]);
  });
});

describe('a plan that changes after it has made workouts', () => {
  it('makes no second one where the day moves, whatever became of the first', async () => {
    const { plan, first, second } = await twoTuesdays();
    await given.athlete.client.collection('workouts').update(first.id, {
      exercises: first.exercises.map((entry) => ({ ...entry, completed: true })),
    });
    await workoutsOf().update(second.id, { workoutTitle: 'Leg day' });
    await plansOf().update(plan, { workouts: [{ ...legs, workoutDays: ['wednesday'] }] });
    expect(await given.athlete.generate(plan)).toEqual(NOTHING);
    await plansOf().update(plan, { workouts: [{ ...legs, workoutDays: ['wednesday', 'sunday'] }] });
    expect(await given.athlete.generate(plan)).toMatchObject({ created: 2 });
    expect(await given.athlete.dates()).toEqual(['2026-11-24', '2026-11-29', '2026-12-01', '2026-12-06']);
  });

  it('keeps its rhythm when it is extended before its end, on another day too', async () => {
    const plan = await given.athlete.makePlan([arms]);
    await given.athlete.generate(plan, { duration: 3 });
    await plansOf().update(plan, { workouts: [{ ...arms, workoutDay: 'thursday' }] });
    expect(await given.athlete.generate(plan, { from: '2026-11-30', duration: 4 })).toMatchObject({
      created: 1,
    });
    expect(await given.athlete.dates()).toEqual([MONDAY, '2026-12-07', '2026-12-24']);
  });

  it('starts over after an undo of all that it has made, and keeps its start where some of it is left', async () => {
    const plan = await given.athlete.makePlan([arms]);
    const { batch } = await given.athlete.generate(plan, { from: '2026-12-14', duration: 1 });
    await given.undo(batch);
    await given.athlete.generate(plan, { duration: 1 });
    const { batch: second } = await given.athlete.generate(plan, { from: '2026-11-30', duration: 2 });
    await given.undo(second);
    expect(await given.athlete.dates()).toEqual([MONDAY]);
    expect(await plansOf().getOne(plan)).toMatchObject({ start: MONDAY });
  });

  it('starts over after a pause of more than 28 days', async () => {
    const plan = await given.athlete.makePlan([arms]);
    await given.athlete.generate(plan, { duration: 1 });
    expect(await given.athlete.generate(plan, { from: '2026-12-21', duration: 1 })).toMatchObject({
      created: 1,
    });
    await given.athlete.generate(plan, { from: '2027-01-25', duration: 1 });
    expect(await given.athlete.dates()).toEqual([MONDAY, '2026-12-21', '2027-01-25']);
    expect(await plansOf().getOne(plan)).toMatchObject({ start: '2027-01-25' });
  });

  it('makes nothing twice in the weeks before a later start', async () => {
    const plan = await given.athlete.makePlan([arms]);
    await given.athlete.generate(plan, { duration: 4 });
    await given.athlete.generate(plan, { from: '2027-01-25', duration: 1 });
    expect(await given.athlete.generate(plan, { duration: 4 })).toEqual(NOTHING);
    expect(await given.athlete.generate(plan, { duration: 5 })).toMatchObject({ created: 1 });
    expect(await given.athlete.dates()).toEqual([MONDAY, '2026-12-07', '2026-12-21', '2027-01-25']);
    expect(await plansOf().getOne(plan)).toMatchObject({ start: '2027-01-25' });
  });

  it('keeps its rhythm after an undo of what began on a wrong day', async () => {
    const plan = await given.athlete.makePlan([arms]);
    await given.athlete.generate(plan, { duration: 1 });
    const { batch } = await given.athlete.generate(plan, { from: '2027-01-25', duration: 1 });
    await given.undo(batch);
    await given.athlete.generate(plan, { from: '2026-11-30', duration: 2 });
    expect(await given.athlete.dates()).toEqual([MONDAY, '2026-12-07']);
  });

  it('keeps its rhythm after what began on a wrong day was deleted by hand', async () => {
    const plan = await given.athlete.makePlan([arms]);
    await given.athlete.generate(plan, { duration: 1 });
    await given.athlete.generate(plan, { from: '2027-01-25', duration: 1 });
    const [, wrong] = await given.athlete.workouts();
    await workoutsOf().delete(wrong!.id);
    expect(await plansOf().getOne(plan)).toMatchObject({ start: MONDAY, rev: 1 });
  });

  it('knows a workout that was copied to another week', async () => {
    const { plan } = await twoTuesdays();
    const copy = { user: given.athlete.id, workoutTitle: 'Legs', plan, planWorkout: 'w1' };
    await workoutsOf().create({ ...copy, date: '2026-12-08' });
    expect(await given.athlete.generate(plan, { duration: 3 })).toEqual(NOTHING);
  });
});

it('of a plan that somebody has changed since the coach saw it, nothing is made or changed', async () => {
  const plan = await given.athlete.makePlan([tuesdays]);
  await given.athlete.generate(plan, { duration: 1, rev: 1 });
  await plansOf().update(plan, { workouts: [{ ...tuesdays, workoutDays: ['wednesday'] }] });
  const changed = {
    status: 409,
    fields: { plan: 'Someone else has changed this plan. Look at the preview again.' },
  };
  const [first] = await given.athlete.workouts();
  expect(await refusal(given.athlete.generate(plan, { rev: 1 }))).toEqual(changed);
  const order = { user: given.athlete.id, plan, rev: 1 };
  expect(await refusal(given.generateSeveral([order]))).toEqual(changed);
  expect(await refusal(given.athlete.follow(plan, 'changed', [first!.id], { rev: 1 }))).toEqual(changed);
  expect(await given.athlete.dates()).toEqual(['2026-11-24']);
  expect(await given.athlete.follow(plan, 'changed', [first!.id], { rev: 2 })).toMatchObject({ updated: 1 });
  expect(await given.athlete.generate(plan, { rev: 2 })).toMatchObject({ created: 1 });
  expect(await refusal(given.athlete.generate(plan, { rev: '2' }))).toEqual({
    status: 400,
    fields: { rev: 'The revision of a plan is a whole number.' },
  });
});

describe('what the hub notes', () => {
  it('of a workout is lost with the first word that somebody writes in it, and with nothing else', async () => {
    const { first } = await twoTuesdays();
    expect(first.planMark).toMatch(/^[0-9a-z]{14}$/);
    const { planMark, exercises } = first;
    const ticked = exercises.map((entry) => ({ ...entry, completed: true }));
    const athletes = given.athlete.client.collection('workouts');
    expect(await athletes.update(first.id, { exercises: ticked })).toMatchObject({ planMark });
    expect(await workoutsOf().update(first.id, { date: '2026-11-25', exercises })).toMatchObject({
      planMark,
    });
    expect(await workoutsOf().update(first.id, { planMark: 'mine' })).toMatchObject({ planMark });
    expect(await refusal(athletes.update(first.id, { planMark: '' }))).toMatchObject({ status: 404 });
    expect(await workoutsOf().update(first.id, { workoutTitle: 'Leg day' })).toMatchObject({ planMark: '' });
    expect(await workoutsOf().update(first.id, { planMark })).toMatchObject({ planMark: '' });
  });

  it('of a plan is written by nobody else', async () => {
    const claim = { start: '2020-01-01', removed: ['w1/2026-11-24'] };
    const plan = { user: given.athlete.id, planTitle: 'Strength', workouts: [tuesdays] };
    const { id } = await plansOf().create({ ...plan, ...claim });
    expect(await plansOf().update(id, claim)).toMatchObject({ start: '', removed: [] });
    expect(await refusal(plansOf(given.athlete.client).update(id, claim))).toMatchObject({ status: 404 });
    expect(await given.athlete.generate(id)).toMatchObject({ created: 2 });
    expect(await plansOf().update(id, { ...claim, removed: 'none' })).toMatchObject({
      start: MONDAY,
      removed: [],
    });
  });

  it.each([[[[]]], [{}], ['w1/2026-11-24'], [Array.from({ length: 1001 }, () => 'w1/2026-11-24')]])(
    'is made again by a list of texts alone: %j',
    async (again) => {
      const plan = await given.athlete.makePlan([tuesdays]);
      expect(await refusal(given.athlete.generate(plan, { again }))).toEqual({
        status: 400,
        fields: { again: 'The dates to make again are a list of at most 1000 texts.' },
      });
    },
  );
});
