import { refusal } from '@hub/pocketbase/testing';
import { describe, expect, it } from 'vitest';
import { givenCoaching, legs } from './coaching';

const given = givenCoaching();

const daily = [{ ...legs, frequency: 'daily' }];

async function twoAthletes(workouts: unknown = [legs]) {
  const athletes = [given.athlete, await given.newAthlete()];
  const orders = await Promise.all(
    athletes.map(async (athlete) => ({ user: athlete.id, plan: await athlete.makePlan(workouts) })),
  );
  return { athletes, orders, dates: () => Promise.all(athletes.map((athlete) => athlete.dates())) };
}

const NOTHING = [[], []];

describe('generating for several is refused', () => {
  it('to guests, athletes and a coach who is one no more', async () => {
    const { orders, dates } = await twoAthletes();
    for (const [client, status] of await given.athlete.others()) {
      expect(await refusal(given.generateSeveral(orders, {}, client))).toMatchObject({ status });
    }
    expect(await dates()).toEqual(NOTHING);
  });

  it('whole where one of them has another’s plan, none, or is nobody', async () => {
    const { orders, dates } = await twoAthletes();
    const [one, other] = orders;
    const refused = [
      [{ ...other, plan: one?.plan }, { plan: 'Plan not found or access denied.' }],
      [{ ...other, plan: 'nothing00000000' }, { plan: 'Plan not found or access denied.' }],
      [{ ...other, plan: '" || user = "' }, { plan: 'Plan not found or access denied.' }],
      [{ ...other, user: 'nobody000000000' }, { user: 'Invalid user or plan ID.' }],
      [{ ...other, plan: await given.makeTemplate([]) }, { plan: 'No workouts found in the selected plan.' }],
    ] as const;
    for (const [order, fields] of refused) {
      expect(await refusal(given.generateSeveral([one, order]))).toEqual({ status: 400, fields });
    }
    expect(await dates()).toEqual(NOTHING);
  });

  it('of more than a thousand together', async () => {
    const { orders, dates } = await twoAthletes(daily);
    const duration = 'At most 1000 workouts can be made at once. Choose a shorter period.';
    expect(await refusal(given.generateSeveral(orders, { duration: 72 }))).toEqual({
      status: 400,
      fields: { duration },
    });
    expect(await dates()).toEqual(NOTHING);
    expect(await given.generateSeveral(orders, { duration: 71 })).toMatchObject({ created: 994 });
  });

  it('of more than 10 MB together', async () => {
    const entry = { title: 'Plank', notes: 'x'.repeat(4900) };
    const { orders, dates } = await twoAthletes([{ ...legs, exercises: Array(35).fill(entry) }]);
    const duration =
      'At most 10 MB of workouts can be made at once. Choose a shorter period, or shorten the texts of the plan.';
    expect(await refusal(given.generateSeveral(orders, { duration: 15 }))).toEqual({
      status: 400,
      fields: { duration },
    });
    expect(await dates()).toEqual(NOTHING);
    expect(await given.generateSeveral(orders, { duration: 14 })).toMatchObject({ created: 56 });
  });

  it('whole when a workout of the last can’t be made', async () => {
    const large = { ...legs, exercises: Array.from({ length: 100 }, () => ({ notes: 'x'.repeat(2100) })) };
    const { orders, dates } = await twoAthletes();
    const plan = await given.athlete.makePlan([large]);
    const [one, other] = orders;
    expect(await refusal(given.generateSeveral([other, { ...one, plan }]))).toMatchObject({ status: 400 });
    expect(await dates()).toEqual(NOTHING);
  });

  it('whole when a template’s workout can’t be made, with the copy', async () => {
    const large = { ...legs, exercises: Array.from({ length: 100 }, () => ({ notes: 'x'.repeat(2100) })) };
    const plan = await given.makeTemplate([large]);
    expect(await refusal(given.generateSeveral([{ user: given.athlete.id, plan }]))).toMatchObject({
      status: 400,
    });
    expect(await given.athlete.plans()).toEqual([]);
  });

  const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
  it.each([
    ['no json', 'no json'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['a text', '"text"'],
    ['a list that is too deep', deep],
    ['athletes that are too deep', `{"athletes":${deep},"from":"2026-11-23","unit":"week"}`],
    ['a prototype', '{"__proto__":{"athletes":[]},"from":"2026-11-23","unit":"week"}'],
  ])('for a body of %s', async (_what, body) => {
    const answer = await fetch(`${given.server.url}/api/hub/workouts/generate-several`, {
      method: 'POST',
      headers: { Authorization: given.coach.client.authStore.token, 'Content-Type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
  });

  it('for a body of 300 kB', async () => {
    const athletes = 'x'.repeat(300 * 1024);
    expect(await refusal(given.generateSeveral(athletes))).toMatchObject({ status: 413 });
  });
});

describe('a template', () => {
  it('is a coach’s alone to make one of: an athlete’s own plan stays theirs', async () => {
    const plan = await given.athlete.makePlan();
    const { client } = given.athlete;
    expect(await refusal(client.collection('plans').update(plan, { user: '' }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(client.collection('plans').create({ planTitle: 'Mine' }))).toMatchObject({
      status: 400,
    });
    expect(await refusal(client.collection('plans').update(plan, { origin: 'x' }))).toMatchObject({
      status: 404,
    });
  });

  it('is found by no filter of an athlete, nor by the plan that was copied from it', async () => {
    const template = await given.makeTemplate();
    await given.generateSeveral([{ user: given.athlete.id, plan: template }]);
    const plans = given.athlete.client.collection('plans');
    for (const filter of ['user = ""', `id = "${template}"`, 'user = "" && workouts ~ "Legs"']) {
      expect((await plans.getList(1, 10, { filter })).items).toEqual([]);
    }
    const [copy] = (await plans.getList(1, 10)).items;
    expect(copy?.['origin']).toBe(template);
    expect(await refusal(plans.getOne(template))).toMatchObject({ status: 404 });
  });
});
