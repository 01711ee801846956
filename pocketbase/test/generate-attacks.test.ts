import PocketBase from 'pocketbase';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from './answer';
import { arms, type Athlete, type Coaching, legs, startCoaching } from './coaching';

let coaching: Coaching;
let athlete: Athlete;

beforeAll(async () => {
  coaching = await startCoaching();
});

beforeEach(async () => {
  athlete = await coaching.newAthlete();
});

afterAll(async () => {
  await coaching.server.stop();
});

const datesOf = async () => (await athlete.workouts()).map(({ date }) => date);

describe('generating is refused', () => {
  it('to guests and athletes', async () => {
    const plan = await athlete.makePlan();
    expect(await refusal(athlete.generate(plan, {}, new PocketBase(coaching.server.url)))).toMatchObject({
      status: 401,
    });
    expect(await refusal(athlete.generate(plan, {}, athlete.client))).toMatchObject({ status: 403 });
    const unread = fetch(`${coaching.server.url}/api/hub/workouts/generate`, {
      method: 'POST',
      headers: { Authorization: athlete.client.authStore.token, 'Content-Type': 'application/json' },
      body: 'no json',
    });
    expect((await unread).status).toBe(403);
    expect(await datesOf()).toEqual([]);
  });

  it('to a coach who is one no more', async () => {
    const former = await coaching.server.createUser({ role: 'admin' });
    await coaching.server.superuser.collection('users').update(former.id, { role: 'user' });
    expect(await refusal(athlete.generate(await athlete.makePlan(), {}, former.client))).toMatchObject({
      status: 403,
    });
  });

  it.each([
    [{ user: '' }, { user: 'Missing user or plan ID.' }],
    [{ user: 'nobody000000000' }, { user: 'Invalid user or plan ID.' }],
    [{ plan: 'nothing00000000' }, { plan: 'Plan not found or access denied.' }],
    [{ plan: '" || id != "' }, { plan: 'Plan not found or access denied.' }],
    [{ from: '2026-02-30' }, { from: 'Enter a date that exists.' }],
    [{ unit: 'day' }, { unit: 'The unit is week or month.' }],
    [{ without: [[]] }, { without: 'The dates to leave out are a list of at most 1000 texts.' }],
    [{ duration: 1e12 }, { duration: 'At most 1000 workouts are made at once. Choose a shorter time.' }],
    [{ duration: 1001 }, { duration: 'At most 1000 workouts are made at once. Choose a shorter time.' }],
    [{ from: '9999-12-30' }, { duration: 'At most 1000 workouts are made at once. Choose a shorter time.' }],
  ])('for %j', async (change, fields) => {
    const plan = await athlete.makePlan();
    expect(await refusal(athlete.generate(plan, change))).toEqual({ status: 400, fields });
    expect(await datesOf()).toEqual([]);
  });

  it('for a plan of another', async () => {
    const other = await coaching.newAthlete();
    const plan = await other.makePlan([legs]);
    expect(await refusal(athlete.generate(plan))).toMatchObject({
      status: 400,
      fields: { plan: 'Plan not found or access denied.' },
    });
  });

  it('for a plan without workouts', async () => {
    const plan = await athlete.makePlan([]);
    expect(await refusal(athlete.generate(plan))).toMatchObject({
      status: 400,
      fields: { plan: 'No workouts found in the selected plan.' },
    });
  });

  it('whole when one of them can’t be made', async () => {
    const large = { ...arms, exercises: Array.from({ length: 100 }, () => ({ notes: 'x'.repeat(2100) })) };
    const plan = await athlete.makePlan([legs, large]);
    expect(await refusal(athlete.generate(plan))).toMatchObject({ status: 400 });
    expect(await datesOf()).toEqual([]);
  });

  it.each(['no json', '[]', '"text"', '{"user":{"$ne":""}}'])('for the body %s', async (body) => {
    const answer = await fetch(`${coaching.server.url}/api/hub/workouts/generate`, {
      method: 'POST',
      headers: { Authorization: coaching.coach.client.authStore.token, 'Content-Type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
  });

  it.each(['generate', 'undo'])('for a body of 300 kB: %s', async (path) => {
    const body = { batch: 'x'.repeat(300 * 1024) };
    expect(
      await refusal(coaching.coach.client.send(`/api/hub/workouts/${path}`, { method: 'POST', body })),
    ).toMatchObject({ status: 413 });
  });

  it('while the disk is full, in words, and is whole when asked again', async () => {
    const plan = await athlete.makePlan([
      { ...legs, exercises: [{ title: 'Squat', notes: 'x'.repeat(100_000) }] },
    ]);
    const pragma = (setting: string) => {
      const query = `DROP TABLE IF EXISTS no_table; PRAGMA ${setting}`;
      return coaching.server.superuser.send('/api/sql', { method: 'POST', body: { query } });
    };
    await pragma('max_page_count = 1');
    const refused = await refusal(athlete.generate(plan, { duration: 50 }));
    await pragma('max_page_count = 1000000000');
    expect(refused).toEqual({ status: 507, fields: { hub: 'The hub’s disk is full; nothing was saved.' } });
    expect(await datesOf()).toEqual([]);
    expect(await athlete.generate(plan)).toMatchObject({ created: 4 });
  });
});

describe('undoing', () => {
  it('is refused to guests and athletes, and without a batch', async () => {
    const { batch } = await athlete.generate(await athlete.makePlan());
    expect(await refusal(coaching.undo(batch, new PocketBase(coaching.server.url)))).toMatchObject({
      status: 401,
    });
    expect(await refusal(coaching.undo(batch, athlete.client))).toMatchObject({ status: 403 });
    for (const none of ['', null, undefined, [batch], { id: batch }]) {
      expect(await refusal(coaching.undo(none))).toMatchObject({ status: 400 });
    }
    expect(await coaching.undo('" || id != "')).toEqual({ removed: 0, kept: 0 });
    expect(await datesOf()).toHaveLength(5);
  });
});
