import { startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { newRecordId } from '@hub/pb-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarRepository } from './calendar';
import { generationRepository } from './generation';
import { planRepository } from './plans';
import { workoutRepository } from './workouts';

let server: TestServer;
let coach: TestUser;
let athlete: TestUser;
let other: TestUser;

beforeAll(async () => {
  server = await startServer();
  [coach, athlete, other] = await Promise.all([
    server.createUser({ role: 'admin' }),
    server.createUser(),
    server.createUser(),
  ]);
});
afterAll(() => server.stop());

const legs = {
  id: 'legs',
  workoutTitle: 'Legs',
  frequency: 'weekly',
  workoutDay: 'monday',
  workoutDays: ['monday'],
  exercises: [],
};

function makePlan(user: TestUser, planTitle = 'Winter') {
  const values = { user: user.id, active: true, planTitle, planDescription: '', workouts: [legs] };
  return planRepository(coach.client).create(newRecordId(), values);
}

function makeWorkout(user: TestUser, date: string) {
  const values = { user: user.id, date, workoutTitle: 'Legs', workoutDescription: '', exercises: [] };
  return workoutRepository(coach.client).create(newRecordId(), values);
}

describe('plans', () => {
  it('are listed for one person, the newest first, over all pages', async () => {
    const person = await server.createUser();
    for (let index = 0; index < 52; index += 1) await makePlan(person, `Plan ${String(index)}`);
    await makePlan(other);
    const plans = await planRepository(coach.client).listOf(person.id);
    expect(plans).toHaveLength(52);
    const times = plans.map(({ created }) => created.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(plans[0]).toMatchObject({
      user: person.id,
      active: true,
      planDescription: null,
      workouts: [legs],
    });
  });

  it('are changed by a coach alone', async () => {
    const plan = await makePlan(athlete);
    const changed = planRepository(athlete.client).update(plan, { planTitle: 'Mine' });
    await expect(changed).rejects.toMatchObject({ kind: 'not-found' });
    await expect(planRepository(other.client).get(plan.id)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('the calendar', () => {
  it('lists the days that are asked for, with both ends, over all pages', async () => {
    const person = await server.createUser();
    for (const date of ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'])
      await makeWorkout(person, date);
    for (let index = 0; index < 101; index += 1) await makeWorkout(person, '2026-11-15');
    const days = { from: '2026-11-01', to: '2026-11-30' };
    const found = await calendarRepository(coach.client).listBetween(person.id, days);
    expect(found).toHaveLength(103);
    expect([found[0]?.date, found.at(-1)?.date]).toEqual(['2026-11-01', '2026-11-30']);
  });

  it('moves a workout, although it has changed since it was read', async () => {
    const workout = await makeWorkout(athlete, '2026-11-01');
    await workoutRepository(coach.client).update(workout, { workoutTitle: 'Legs, heavy' });
    const moved = await calendarRepository(coach.client).move(workout, '2026-11-02');
    expect(moved).toMatchObject({ date: '2026-11-02', workoutTitle: 'Legs, heavy' });
  });

  it('is not for athletes to move in', async () => {
    const workout = await makeWorkout(athlete, '2026-11-01');
    await expect(calendarRepository(athlete.client).move(workout, '2026-11-02')).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});

describe('generating', () => {
  const horizon = { from: '2026-12-01', duration: 1, unit: 'month' } as const;

  it('makes what the plan says but what is left out, once, and takes it back', async () => {
    const plan = await makePlan(athlete);
    const repository = generationRepository(coach.client);
    const order = { ...horizon, user: athlete.id, plan: plan.id, without: ['legs/2026-12-14'] };
    const made = await repository.generate(order);
    expect(made.created).toBe(3);
    expect(await repository.generate(order)).toMatchObject({ created: 0 });
    const days = { from: '2026-12-01', to: '2026-12-31' };
    const found = await calendarRepository(coach.client).listBetween(athlete.id, days);
    expect(found.map(({ date, plan: of, planWorkout }) => [date, of, planWorkout])).toEqual(
      ['2026-12-07', '2026-12-21', '2026-12-28'].map((date) => [date, plan.id, 'legs']),
    );
    expect(await repository.undo(made.batch)).toEqual({ removed: 3, kept: 0 });
  });

  it('is for coaches alone', async () => {
    const plan = await makePlan(athlete);
    const repository = generationRepository(athlete.client);
    const order = { ...horizon, user: athlete.id, plan: plan.id, without: [] };
    await expect(repository.generate(order)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(repository.undo('batch')).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
