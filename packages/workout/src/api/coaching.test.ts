import { addMany, startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
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

describe('templates', () => {
  it('are listed beside the plans that are followed, and by themselves, for a coach alone', async () => {
    const repository = planRepository(coach.client);
    const values = { user: '', active: false, planTitle: 'Spring', planDescription: '', workouts: [legs] };
    const template = await repository.create(newRecordId(), values);
    const followed = await makePlan(other);
    const left = await makePlan(other);
    await repository.update(left, { active: false });
    const current = (await repository.listCurrent()).map(({ id }) => id);
    expect(current).toEqual(expect.arrayContaining([template.id, followed.id]));
    expect(current).not.toContain(left.id);
    expect(await repository.listOf('')).toMatchObject([{ id: template.id, user: '', origin: '' }]);
    const own = await planRepository(other.client).listCurrent();
    expect(own.map(({ id }) => id)).not.toContain(template.id);
    expect(own.length).toBeGreaterThan(0);
    expect(await planRepository(other.client).listOf('')).toEqual([]);
    await repository.delete(template.id);
  });
});

describe('the calendar', () => {
  it('lists the days that are asked for, with both ends, over all pages', async () => {
    const person = await server.createUser();
    const workout = { user: person.id, workoutTitle: 'Legs', exercises: [] };
    const dates = ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'];
    const many = [...dates, ...Array.from({ length: 101 }, () => '2026-11-15')];
    await addMany(
      server,
      'workouts',
      many.map((date) => ({ ...workout, date })),
    );
    const days = { from: '2026-11-01', to: '2026-11-30' };
    const found = await calendarRepository(coach.client).listBetween(person.id, days);
    expect(found).toHaveLength(103);
    expect([found[0]?.date, found.at(-1)?.date]).toEqual(['2026-11-01', '2026-11-30']);
  });

  it('tells what somebody has ticked, and what stands on everybody’s days from one on', async () => {
    const [person, someone] = [await server.createUser(), await server.createUser()];
    const exercises = [{ title: 'Squat', completed: true, results: '3x8' }, { title: 'Plank' }];
    const values = {
      user: person.id,
      date: '2031-11-02',
      workoutTitle: 'Legs',
      workoutDescription: '',
      exercises,
    };
    await workoutRepository(coach.client).create(newRecordId(), values);
    await makeWorkout(person, '2031-11-01');
    await makeWorkout(someone, '2031-11-03');
    const calendar = calendarRepository(coach.client);
    const days = { from: '2031-11-01', to: '2031-11-30' };
    const trained = await calendar.listTrained(person.id, days);
    expect(
      trained.map(({ date, exercises: ticked }) => [date, ticked.map(({ completed }) => completed)]),
    ).toEqual([
      ['2031-11-01', []],
      ['2031-11-02', [true, false]],
    ]);
    const standing = await calendar.listStanding('2031-11-02');
    expect(standing).toMatchObject([
      { user: person.id, date: '2031-11-02', workoutTitle: 'Legs', plan: '', planWorkout: '' },
      { user: someone.id, date: '2031-11-03' },
    ]);
    expect(Object.keys(standing[0] ?? {})).not.toContain('exercises');
  });

  it('finds what was moved off the days that are asked for, of the person alone', async () => {
    const [person, someone] = [await server.createUser(), await server.createUser()];
    const calendar = calendarRepository(coach.client);
    for (const user of [person, someone]) {
      const order = { from: '2031-11-03', duration: 1, unit: 'week', without: [] } as const;
      const plan = await makePlan(user);
      await generationRepository(coach.client).generate({
        ...order,
        user: user.id,
        plan: plan.id,
        rev: plan.rev,
      });
    }
    const days = { from: '2031-11-03', to: '2031-11-09' };
    const [made] = await calendar.listBetween(person.id, days);
    await calendar.move(made!, '2031-12-24');
    expect(await calendar.listStandingOf(person.id, days)).toMatchObject([
      { user: person.id, date: '2031-12-24', plannedDate: made!.date },
    ]);
    await calendar.move(await workoutRepository(coach.client).get(made!.id), '2031-10-01');
    expect((await calendar.listStanding('2031-11-03')).map(({ date }) => date)).toContain('2031-10-01');
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
    const order = {
      ...horizon,
      user: athlete.id,
      plan: plan.id,
      rev: plan.rev,
      without: ['legs/2026-12-14'],
    };
    const made = await repository.generate(order);
    expect(made.created).toBe(3);
    expect(await repository.generate(order)).toMatchObject({ created: 0 });
    const days = { from: '2026-12-01', to: '2026-12-31' };
    const found = await calendarRepository(coach.client).listBetween(athlete.id, days);
    expect(found.map(({ date, plan: of, planWorkout }) => [date, of, planWorkout])).toEqual(
      ['2026-12-07', '2026-12-21', '2026-12-28'].map((date) => [date, plan.id, 'legs']),
    );
    expect(await repository.undo(made.batch)).toEqual({ removed: 3, kept: 0, restored: 0 });
  });

  it('makes the workouts of several athletes, and takes them back together', async () => {
    const plans = [await makePlan(athlete), await makePlan(other)];
    const athletes = plans.map(({ user, id, rev }) => ({ user, plan: id, rev, without: [] }));
    const repository = generationRepository(coach.client);
    const made = await repository.generateSeveral({ ...horizon, athletes });
    expect(made.created).toBe(8);
    expect(await repository.undo(made.batch)).toEqual({ removed: 8, kept: 0, restored: 0 });
    const asAthlete = generationRepository(athlete.client).generateSeveral({ ...horizon, athletes });
    await expect(asAthlete).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('is for coaches alone', async () => {
    const plan = await makePlan(athlete);
    const repository = generationRepository(athlete.client);
    const order = { ...horizon, user: athlete.id, plan: plan.id, rev: plan.rev, without: [] };
    await expect(repository.generate(order)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(repository.undo('batch')).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
