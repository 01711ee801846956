import { describe, expect, it } from 'vitest';
import { arms, givenCoaching, legs, MONDAY } from './coaching';

const given = givenCoaching();

/** A plan with one workout a week. */
const weekly = [{ ...legs, workoutDays: ['tuesday'] }];

/** Three athletes with a plan each. */
async function threeAthletes(workouts: unknown = weekly) {
  const athletes = await Promise.all([given.newAthlete(), given.newAthlete(), given.newAthlete()]);
  const plans = await Promise.all(athletes.map((athlete) => athlete.makePlan(workouts)));
  return { athletes, orders: athletes.map(({ id }, index) => ({ user: id, plan: plans[index] ?? '' })) };
}

describe('generating for several', () => {
  it('makes of each athlete’s plan what that plan says, under one batch', async () => {
    const [one, other] = [await given.newAthlete(), await given.newAthlete()];
    const orders = [
      { user: one.id, plan: await one.makePlan(weekly) },
      { user: other.id, plan: await other.makePlan([arms]) },
    ];
    const { created, batch } = await given.generateSeveral(orders);
    expect({ created, length: batch.length }).toEqual({ created: 3, length: 15 });
    expect(await one.workouts()).toMatchObject([
      { date: '2026-11-24', plan: orders[0]?.plan, planWorkout: 'w1', batch, rev: 1 },
      { date: '2026-12-01', batch },
    ]);
    expect(await other.workouts()).toMatchObject([{ date: MONDAY, plan: orders[1]?.plan, batch }]);
  });

  it('makes nothing twice, by 20 who ask at once either', async () => {
    const { athletes, orders } = await threeAthletes();
    const asked = Array.from({ length: 20 }, () => given.generateSeveral(orders));
    const made = await Promise.all(asked);
    expect(made.reduce((sum, { created }) => sum + created, 0)).toBe(6);
    expect(await given.generateSeveral(orders)).toEqual({ created: 0, batch: '' });
    for (const athlete of athletes) expect(await athlete.dates()).toEqual(['2026-11-24', '2026-12-01']);
  });

  it('leaves out what is left out for one alone', async () => {
    const { athletes, orders } = await threeAthletes();
    const [first, ...others] = orders;
    const without = ['w1/2026-11-24'];
    expect(await given.generateSeveral([{ ...first, without }, ...others])).toMatchObject({ created: 5 });
    expect(await athletes[0].dates()).toEqual(['2026-12-01']);
  });

  it('goes on in step with what the plan has made', async () => {
    const { athletes, orders } = await threeAthletes([arms]);
    await given.generateSeveral(orders.slice(0, 1));
    expect(await given.generateSeveral(orders, { from: '2026-11-30' })).toMatchObject({ created: 3 });
    expect(await athletes[0].dates()).toEqual([MONDAY, '2026-12-07']);
    expect(await athletes[1].dates()).toEqual(['2026-11-30']);
  });

  it('is taken back by one call, but for what was touched', async () => {
    const { athletes, orders } = await threeAthletes();
    const { batch } = await given.generateSeveral(orders);
    const [workout] = await athletes[1].workouts();
    await given.coach.client.collection('workouts').update(workout?.id ?? '', { date: '2026-11-25' });
    expect(await given.undo(batch)).toEqual({ removed: 5, kept: 1 });
    const dates = await Promise.all(athletes.map((athlete) => athlete.dates()));
    expect(dates).toEqual([[], ['2026-11-25'], []]);
    expect(await given.undo(batch)).toEqual({ removed: 0, kept: 1 });
  });
});

describe('generating from a template', () => {
  it('gives each athlete the plan as one of their own, once', async () => {
    const template = await given.makeTemplate(weekly);
    const [one, other] = [await given.newAthlete(), await given.newAthlete()];
    const orders = [one, other].map(({ id }) => ({ user: id, plan: template }));
    expect(await given.generateSeveral(orders)).toMatchObject({ created: 4 });
    expect(await given.generateSeveral(orders)).toEqual({ created: 0, batch: '' });
    expect(await given.generateSeveral(orders, { duration: 3 })).toMatchObject({ created: 2 });
    for (const athlete of [one, other]) {
      const plans = await athlete.plans();
      expect(plans).toMatchObject([
        {
          user: athlete.id,
          planTitle: 'Winter strength',
          planDescription: 'Slowly.',
          active: true,
          origin: template,
          workouts: weekly,
          rev: 1,
        },
      ]);
      const workouts = await athlete.workouts();
      expect(new Set(workouts.map(({ plan }) => String(plan)))).toEqual(new Set([plans[0]?.id]));
    }
  });

  it('makes one copy, by 20 who ask at once', async () => {
    const template = await given.makeTemplate(weekly);
    const order = { user: given.athlete.id, plan: template };
    await Promise.all(Array.from({ length: 20 }, () => given.generateSeveral([order])));
    expect(await given.athlete.plans()).toHaveLength(1);
    expect(await given.athlete.dates()).toHaveLength(2);
  });

  it('takes an athlete’s copy as it was changed, and the template changes no copy', async () => {
    const plans = given.coach.client.collection('plans');
    const template = await given.makeTemplate(weekly);
    const order = { user: given.athlete.id, plan: template };
    await given.generateSeveral([order], { duration: 1 });
    const [copy] = await given.athlete.plans();
    const own = [{ ...legs, workoutDays: ['tuesday'], workoutTitle: 'Legs, lighter' }];
    await plans.update(copy?.id ?? '', { workouts: own });
    await plans.update(template, { workouts: [arms] });
    await given.generateSeveral([order]);
    const made = await given.athlete.workouts();
    expect(made.map(({ workoutTitle }) => String(workoutTitle))).toEqual(['Legs', 'Legs, lighter']);
  });

  it('copies it again for who no longer follows their copy', async () => {
    const template = await given.makeTemplate(weekly);
    const order = { user: given.athlete.id, plan: template };
    await given.generateSeveral([order], { duration: 1 });
    const [copy] = await given.athlete.plans();
    await given.coach.client.collection('plans').update(copy?.id ?? '', { active: false });
    expect(await given.generateSeveral([order], { from: '2027-01-04', duration: 1 })).toMatchObject({
      created: 1,
    });
    expect(await given.athlete.plans()).toHaveLength(2);
  });

  it('copies nothing where nothing is made', async () => {
    const template = await given.makeTemplate(weekly);
    const without = ['w1/2026-11-24', 'w1/2026-12-01'];
    const order = { user: given.athlete.id, plan: template, without };
    expect(await given.generateSeveral([order])).toEqual({ created: 0, batch: '' });
    expect(await given.athlete.plans()).toEqual([]);
  });

  it('is taken back with the copies, but for those that were touched or are trained by', async () => {
    const template = await given.makeTemplate(weekly);
    const athletes = await Promise.all([given.newAthlete(), given.newAthlete(), given.newAthlete()]);
    const orders = athletes.map(({ id }) => ({ user: id, plan: template }));
    const { batch } = await given.generateSeveral(orders);
    const [, changed, trained] = athletes;
    const [copy] = await changed.plans();
    await given.coach.client.collection('plans').update(copy?.id ?? '', { planTitle: 'Lighter' });
    const [workout] = await trained.workouts();
    const exercises = workout?.exercises.map((entry) => ({ ...entry, completed: true }));
    await trained.client.collection('workouts').update(workout?.id ?? '', { exercises });
    expect(await given.undo(batch)).toEqual({ removed: 5, kept: 1 });
    const left = await Promise.all(athletes.map(async (athlete) => (await athlete.plans()).length));
    expect(left).toEqual([0, 1, 1]);
  });
});
