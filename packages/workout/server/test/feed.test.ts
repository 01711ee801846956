import { addDays, LAST_DATE, zoneClock } from '@hub/calendar';
import { refusal } from '@hub/pocketbase/testing';
import PocketBase from 'pocketbase';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenCoaching, MONDAY } from './coaching';

const given = givenCoaching();

const exercises = [{ id: 'a', title: 'Squat', completed: false, results: '' }];
const coachs = () => given.coach.client.collection('workouts');
const athletes = () => given.athlete.client.collection('workouts');
const make = () => coachs().create({ user: given.athlete.id, date: MONDAY, workoutTitle: 'Legs', exercises });

function see(workouts: unknown, client = given.coach.client): Promise<{ seen: string }> {
  return client.send<{ seen: string }>('/api/hub/workouts/seen', { method: 'POST', body: { workouts } });
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

describe('what an athlete did', () => {
  it.each<[string, (id: string) => Promise<unknown>]>([
    [
      'a tick',
      (id) =>
        given.athlete.client.send(`/api/hub/workouts/${id}/exercises/a`, {
          method: 'PATCH',
          body: { completed: true },
        }),
    ],
    ['a note', (id) => athletes().update(id, { note: 'Light.' })],
    ['an end', (id) => athletes().update(id, { finished: '2026-11-23T19:02:00Z' })],
  ])('is noted with its instant: %s', async (_, act) => {
    const { id, acted } = await make();
    expect(acted).toBe('');
    await act(id);
    expect((await coachs().getOne(id))['acted']).toMatch(INSTANT);
  });

  it('is nothing that a coach does', async () => {
    const { id } = await make();
    await coachs().update(id, { workoutTitle: 'Arms', acted: '2026-11-23T19:02:00Z' });
    await given.coach.client.send(`/api/hub/workouts/${id}/exercises/a`, {
      method: 'PATCH',
      body: { completed: true },
    });
    expect(await coachs().getOne(id)).toMatchObject({ acted: '' });
  });
});

describe('seeing', () => {
  it('is noted with the hub’s instant, and changes nothing else', async () => {
    const [one, two, three] = [await make(), await make(), await make()];
    const { seen } = await see([one.id, two.id, 'nothing00000000']);
    expect(seen).toMatch(INSTANT);
    expect(await coachs().getOne(one.id)).toEqual({ ...one, seen });
    expect(await coachs().getOne(two.id)).toEqual({ ...two, seen });
    expect(await coachs().getOne(three.id)).toEqual(three);
  });

  it('is not of what its athlete has done after it was shown', async () => {
    const [one, two] = [await make(), await make()];
    const shown = await athletes().update(one.id, { note: 'Light.' });
    const later = await athletes().update(one.id, { note: 'My knee hurts.' });
    expect(String(later['acted']) > String(shown['acted'])).toBe(true);
    const body = { workouts: [one.id, two.id], acted: [shown['acted'], ''] };
    const path = '/api/hub/workouts/seen';
    const { seen } = await given.coach.client.send<{ seen: string }>(path, { method: 'POST', body });
    expect(await coachs().getOne(one.id)).toMatchObject({ seen: '' });
    expect(await coachs().getOne(two.id)).toMatchObject({ seen });
    await given.coach.client.send(path, { method: 'POST', body: { ...body, acted: [later['acted']] } });
    expect(await coachs().getOne(one.id)).not.toMatchObject({ seen: '' });
    expect(
      await refusal(given.coach.client.send(path, { method: 'POST', body: { ...body, acted: [1] } })),
    ).toMatchObject({ status: 400 });
  });

  it('leaves a generation to be taken back', async () => {
    const { batch, created } = await given.athlete.generate(await given.athlete.makePlan());
    await see((await given.athlete.workouts()).map(({ id }) => id));
    expect(await given.undo(batch)).toEqual({ removed: created, kept: 0 });
  });

  it('is for coaches alone, and of a list', async () => {
    const { id } = await make();
    expect(await refusal(see([id], new PocketBase(given.server.url)))).toMatchObject({ status: 401 });
    expect(await refusal(see([id], given.athlete.client))).toMatchObject({ status: 403 });
    for (const wrong of [id, null, undefined, [1], [[id]], { id }, Array(1_001).fill(id)]) {
      expect(await refusal(see(wrong))).toEqual({
        status: 400,
        fields: { workouts: 'Say which workouts were seen: a list of at most 1000 ids.' },
      });
    }
    expect(await see(['") OR 1=1 --'])).toMatchObject({ seen: expect.stringMatching(INSTANT) as unknown });
    expect(await coachs().getOne(id)).toMatchObject({ seen: '' });
  });
});

describe('an answer', () => {
  it('is the coach’s, is read by the athlete, and counts as seen', async () => {
    const { id } = await make();
    expect(await coachs().update(id, { reply: 'Well done' })).toMatchObject({
      reply: 'Well done',
      seen: expect.stringMatching(INSTANT) as unknown,
      acted: '',
    });
    expect(await athletes().getOne(id)).toMatchObject({ reply: 'Well done' });
    expect(await coachs().update(id, { reply: 'Well done. Add weight.' })).toMatchObject({ rev: 3 });
    expect(await coachs().update(id, { reply: '' })).toMatchObject({ reply: '' });
  });

  it.each(['reply', 'seen', 'acted'])('is never written by the athlete: %s', async (field) => {
    const { id } = await make();
    expect(await refusal(athletes().update(id, { [field]: '2030-01-01T00:00:00Z' }))).toMatchObject({
      status: 404,
    });
    expect(await coachs().getOne(id)).toMatchObject({ [field]: '' });
  });

  it('has an instant from the hub alone', async () => {
    const { id } = await make();
    expect(await coachs().update(id, { seen: '2030-01-01T00:00:00Z' })).toMatchObject({ seen: '' });
  });

  it('has at most 2,000 characters', async () => {
    const { id } = await make();
    expect(await refusal(coachs().update(id, { reply: 'x'.repeat(2_001) }))).toMatchObject({ status: 400 });
  });
});

describe('the number of what is new', () => {
  const TODAY = '2026-11-25';
  const instant = (day: string, time = '00:00:00') => `${day}T${time}.000Z`;
  const DAYS = { today: TODAY, begins: [22, 23, 24, 25, 26].map((day) => instant(`2026-11-${String(day)}`)) };
  const done = [{ ...exercises[0], completed: true }];

  async function count(client = given.coach.client, body: object = DAYS): Promise<number> {
    const path = '/api/hub/workouts/news';
    return (await client.send<{ count: number }>(path, { method: 'POST', body })).count;
  }
  const put = (date: string, values: object = {}) =>
    given.server.superuser
      .collection('workouts')
      .create({ user: given.athlete.id, date, workoutTitle: 'Legs', exercises, ...values });

  beforeEach(async () => {
    // Without a zone of theirs the coach's days count, of which fixed ones are named here.
    await given.server.superuser.collection('users').update(given.athlete.id, { timeZone: '' });
  });

  it.each<[string, string, object]>([
    ['was missed', '2026-11-24', {}],
    ['was missed on the first of the days', '2026-11-22', {}],
    [
      'was missed, and seen before its day was over',
      '2026-11-24',
      { seen: instant('2026-11-24', '10:00:00') },
    ],
    ['was done', TODAY, { exercises: done, acted: instant(TODAY, '08:00:00') }],
    ['was done late', '2026-10-01', { exercises: done, acted: instant(TODAY, '08:00:00') }],
    [
      'was done late, long since it was seen',
      '2026-10-01',
      { exercises: done, acted: instant(TODAY, '08:00:00'), seen: instant('2026-10-09') },
    ],
    [
      'was done since it was seen',
      '2026-11-24',
      { exercises: done, acted: instant(TODAY, '08:00:00'), seen: instant(TODAY, '07:59:59') },
    ],
    ['has a note', TODAY, { note: 'Light.', acted: instant(TODAY, '08:00:00') }],
    ['was moved', TODAY, { movedFrom: '2026-11-20', acted: instant(TODAY, '08:00:00') }],
  ])('has a workout that %s', async (_, date, values) => {
    const before = await count();
    await put(date, values);
    expect((await count()) - before).toBe(1);
  });

  it.each<[string, string, object]>([
    ['is to come', '2026-11-26', {}],
    ['is of today and not begun', TODAY, {}],
    ['was missed before these days', '2026-11-21', {}],
    ['was missed, and seen since', '2026-11-24', { seen: instant(TODAY, '00:00:00') }],
    [
      'was done, and seen since',
      TODAY,
      { exercises: done, acted: instant(TODAY, '08:00:00'), seen: instant(TODAY, '08:00:00') },
    ],
    ['had nothing to do', '2026-11-24', { exercises: [] }],
    ['has no list of exercises', '2026-11-24', { exercises: null }],
  ])('has none that %s', async (_, date, values) => {
    const before = await count();
    await put(date, values);
    expect(await count()).toBe(before);
  });

  it('goes by the day where the athlete is', async () => {
    // More than a day lies between the two: it is never the same date there.
    const dateIn = (zone: string) => zoneClock(zone, new Date()).date;
    const [coachs, theirs] = [dateIn('Pacific/Kiritimati'), dateIn('Pacific/Pago_Pago')];
    const begins = [-3, -2, -1, 0, 1].map((days) =>
      new Date(Date.parse(addDays(coachs, days)) - 14 * 3_600_000).toISOString(),
    );
    const counted = () => count(given.coach.client, { today: coachs, begins });
    const users = given.server.superuser.collection('users');
    const { id } = await given.server.createUser();
    const before = await counted();
    await put(theirs, { user: id });
    await users.update(id, { timeZone: 'Pacific/Pago_Pago' });
    expect(await counted()).toBe(before);
    await users.update(id, { timeZone: 'Pacific/Kiritimati' });
    expect(await counted()).toBe(before + 1);
  });

  it.each(['0000-01-01', LAST_DATE])('is given whatever date an athlete has written: %s', async (date) => {
    const { id } = await given.server.createUser({ timeZone: 'UTC' });
    const before = await count();
    await put(date, { user: id, own: true, acted: instant(TODAY, '08:00:00') });
    expect(await count()).toBe(before + 1);
  });

  it('counts at most a hundred workouts of each athlete', async () => {
    const [many, few] = [await given.server.createUser(), await given.server.createUser()];
    const before = await count();
    const acted = instant(TODAY, '08:00:00');
    for (const { id } of [...Array.from({ length: 101 }, () => many), few, few]) {
      await put(TODAY, { user: id, note: 'Light.', acted });
    }
    expect(await count()).toBe(before + 102);
  });

  it('leaves out one’s own, and is for coaches alone', async () => {
    const before = await count();
    await put('2026-11-24', { user: given.coach.id });
    expect(await count()).toBe(before);
    expect(await refusal(count(new PocketBase(given.server.url)))).toMatchObject({ status: 401 });
    expect(await refusal(count(given.athlete.client))).toMatchObject({ status: 403 });
  });

  it.each([
    {},
    { today: TODAY },
    { ...DAYS, today: '2026-02-30' },
    { ...DAYS, begins: [instant(TODAY)] },
    { ...DAYS, begins: [...DAYS.begins].reverse() },
    { ...DAYS, begins: ['x', 'y'] },
    { ...DAYS, begins: [1, 2] },
    { ...DAYS, begins: Array.from({ length: 33 }, (_, day) => new Date(day * 86_400_000).toISOString()) },
  ])('is not counted by a body of %j', async (body) => {
    expect(await refusal(count(given.coach.client, body))).toEqual({
      status: 400,
      fields: { begins: 'Say when your last days began, at most 31, and when today is over.' },
    });
  });
});
