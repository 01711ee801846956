import { refusal } from '@hub/pocketbase/testing';
import PocketBase from 'pocketbase';
import { describe, expect, it } from 'vitest';
import { arms, legs, givenCoaching } from './coaching';

const given = givenCoaching();

describe('generating is refused', () => {
  it('to guests and athletes', async () => {
    const plan = await given.athlete.makePlan();
    expect(await refusal(given.athlete.generate(plan, {}, new PocketBase(given.server.url)))).toMatchObject({
      status: 401,
    });
    expect(await refusal(given.athlete.generate(plan, {}, given.athlete.client))).toMatchObject({
      status: 403,
    });
    const unread = fetch(`${given.server.url}/api/hub/workouts/generate`, {
      method: 'POST',
      headers: { Authorization: given.athlete.client.authStore.token, 'Content-Type': 'application/json' },
      body: 'no json',
    });
    expect((await unread).status).toBe(403);
    expect(await given.athlete.dates()).toEqual([]);
  });

  it('to a coach who is one no more', async () => {
    const [plan, client] = await Promise.all([given.athlete.makePlan(), given.formerCoach()]);
    expect(await refusal(given.athlete.generate(plan, {}, client))).toMatchObject({ status: 403 });
  });

  it.each([
    [{ user: '' }, { user: 'Missing user or plan ID.' }],
    [{ user: 'nobody000000000' }, { user: 'Invalid user or plan ID.' }],
    [{ plan: 'nothing00000000' }, { plan: 'Plan not found or access denied.' }],
    [{ plan: '" || id != "' }, { plan: 'Plan not found or access denied.' }],
    [{ from: '2026-02-30' }, { from: 'Enter a date that exists.' }],
    [{ unit: 'day' }, { unit: 'The unit is week or month.' }],
    [{ without: [[]] }, { without: 'The dates to leave out are a list of at most 1000 texts.' }],
    [{ duration: 1e12 }, { duration: 'At most 1000 workouts can be made at once. Choose a shorter period.' }],
    [{ duration: 1001 }, { duration: 'At most 1000 workouts can be made at once. Choose a shorter period.' }],
    [
      { from: '9999-12-30' },
      { duration: 'At most 1000 workouts can be made at once. Choose a shorter period.' },
    ],
  ])('for %j', async (change, fields) => {
    const plan = await given.athlete.makePlan();
    expect(await refusal(given.athlete.generate(plan, change))).toEqual({ status: 400, fields });
    expect(await given.athlete.dates()).toEqual([]);
  });

  it('for a plan of another', async () => {
    const other = await given.newAthlete();
    const plan = await other.makePlan([legs]);
    expect(await refusal(given.athlete.generate(plan))).toMatchObject({
      status: 400,
      fields: { plan: 'Plan not found or access denied.' },
    });
  });

  it('for a plan without workouts', async () => {
    const plan = await given.athlete.makePlan([]);
    expect(await refusal(given.athlete.generate(plan))).toMatchObject({
      status: 400,
      fields: { plan: 'No workouts found in the selected plan.' },
    });
  });

  it('of more than 10 MB, in words, and writes none of them', async () => {
    const entry = { title: 'Plank', notes: 'x'.repeat(4900) };
    const plan = await given.athlete.makePlan([{ ...legs, exercises: Array(35).fill(entry) }]);
    const duration =
      'At most 10 MB of workouts can be made at once. Choose a shorter period, or shorten the texts of the plan.';
    expect(await refusal(given.athlete.generate(plan, { duration: 30 }))).toEqual({
      status: 400,
      fields: { duration },
    });
    expect(await given.athlete.dates()).toEqual([]);
    expect(await given.athlete.generate(plan, { duration: 20 })).toMatchObject({ created: 40 });
  });

  it('whole when one of them can’t be made', async () => {
    const large = { ...arms, exercises: Array.from({ length: 100 }, () => ({ notes: 'x'.repeat(2100) })) };
    const plan = await given.athlete.makePlan([legs, large]);
    expect(await refusal(given.athlete.generate(plan))).toMatchObject({ status: 400 });
    expect(await given.athlete.dates()).toEqual([]);
  });

  it.each(['no json', '[]', '"text"', '{"user":{"$ne":""}}'])('for the body %s', async (body) => {
    const answer = await fetch(`${given.server.url}/api/hub/workouts/generate`, {
      method: 'POST',
      headers: { Authorization: given.coach.client.authStore.token, 'Content-Type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
  });

  it.each(['generate', 'undo'])('for a body of 300 kB: %s', async (path) => {
    const body = { batch: 'x'.repeat(300 * 1024) };
    expect(
      await refusal(given.coach.client.send(`/api/hub/workouts/${path}`, { method: 'POST', body })),
    ).toMatchObject({ status: 413 });
  });

  it('while the disk is full, in words, and is whole when asked again', async () => {
    const plan = await given.athlete.makePlan([
      { ...legs, exercises: [{ title: 'Squat', notes: 'x'.repeat(100_000) }] },
    ]);
    const pragma = (setting: string) => {
      const query = `DROP TABLE IF EXISTS no_table; PRAGMA ${setting}`;
      return given.server.superuser.send('/api/sql', { method: 'POST', body: { query } });
    };
    await pragma('max_page_count = 1');
    const refused = await refusal(given.athlete.generate(plan, { duration: 40 }));
    await pragma('max_page_count = 1000000000');
    expect(refused).toEqual({
      status: 507,
      fields: { hub: 'The hub’s disk is full; nothing was saved. Tell the person who runs the hub.' },
    });
    expect(await given.athlete.dates()).toEqual([]);
    expect(await given.athlete.generate(plan)).toMatchObject({ created: 4 });
  });
});

describe('undoing', () => {
  it('is refused to guests and athletes, and without a batch', async () => {
    const { batch } = await given.athlete.generate(await given.athlete.makePlan());
    expect(await refusal(given.undo(batch, new PocketBase(given.server.url)))).toMatchObject({
      status: 401,
    });
    expect(await refusal(given.undo(batch, given.athlete.client))).toMatchObject({ status: 403 });
    for (const none of ['', null, undefined, [batch], { id: batch }]) {
      expect(await refusal(given.undo(none))).toMatchObject({ status: 400 });
    }
    expect(await given.undo('" || id != "')).toEqual({ removed: 0, kept: 0 });
    expect(await given.athlete.dates()).toHaveLength(5);
  });
});
