import { startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { addDays, toCalendarDate } from '@hub/calendar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feedOf } from '../model/entry';
import { feedRepository } from './feed';

let server: TestServer;
let athlete: TestUser;
let coach: TestUser;
const today = toCalendarDate(new Date());

beforeAll(async () => {
  server = await startServer();
  [athlete, coach] = await Promise.all([server.createUser(), server.createUser({ role: 'admin' })]);
});
afterAll(() => server.stop());

const exercises = [
  { id: 'a', title: 'Squat', instructions: 'Down and up.', sets: [{ id: '1', done: true }] },
];
const make = (date: string, values: object = {}) =>
  server.superuser
    .collection('workouts')
    .create({ user: athlete.id, date, workoutTitle: date, exercises, ...values });

it('gives a page of days, with what came before to count rows, and what was done late', async () => {
  await make(today);
  await make(addDays(today, -13));
  await make(addDays(today, -41));
  await make(addDays(today, -42));
  await make(addDays(today, -90), { acted: new Date().toISOString(), workoutTitle: 'late' });
  await make(today, { user: coach.id, workoutTitle: 'mine' });
  const feed = feedRepository(coach.client);
  const first = await feed.listPage(0, { me: coach.id, today });
  expect(first).toMatchObject({ from: addDays(today, -13), hasOlder: true });
  expect(first.workouts.map(({ workoutTitle }) => workoutTitle)).toEqual([
    today,
    addDays(today, -13),
    addDays(today, -41),
    'late',
  ]);
  expect(first.workouts[0]?.exercises[0]).toMatchObject({
    title: 'Squat',
    instructions: '',
    sets: [{ done: true }],
  });
  const last = await feed.listPage(6, { me: coach.id, today });
  expect(last.hasOlder).toBe(false);
});

it('answers a workout and notes that it was seen, for its athlete to read', async () => {
  const { id } = await make(today);
  const feed = feedRepository(coach.client);
  await feed.reply(id, 'Well done');
  await feed.markSeen([{ id, acted: '' }]);
  expect(await athlete.client.collection('workouts').getOne(id)).toMatchObject({ reply: 'Well done' });
  const { workouts } = await feed.listPage(0, { me: coach.id, today });
  expect(workouts.find((one) => one.id === id)?.seen).toMatch(/^\d{4}-/);
  await expect(feedRepository(athlete.client).markSeen([{ id, acted: '' }])).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(feedRepository(athlete.client).reply(id, 'x')).rejects.toMatchObject({ kind: 'not-found' });
});

it('notes of any number of workouts that they were seen', async () => {
  const { id } = await make(today, { note: 'Light.' });
  const others = Array.from({ length: 1_000 }, () => ({ id: 'nothing00000000', acted: '' }));
  const feed = feedRepository(coach.client);
  await feed.markSeen([...others, { id, acted: '' }]);
  const { workouts } = await feed.listPage(0, { me: coach.id, today });
  expect(workouts.find((one) => one.id === id)?.seen).toMatch(/^\d{4}-/);
});

it('counts what is new as the feed shows it, and nothing that was seen', async () => {
  const [own, other] = [await server.createUser(), await server.createUser({ role: 'admin' })];
  const feed = feedRepository(other.client);
  const asShown = async () => {
    const clock = {
      todayOf: () => today,
      dayOf: (at: number) => toCalendarDate(new Date(at)),
      endOf: (day: string) => new Date(`${addDays(day, 1)}T00:00:00`).getTime(),
    };
    const { workouts, from } = await feed.listPage(0, { me: other.id, today });
    return feedOf(workouts, clock).filter(({ day, isNew }) => isNew && day >= from);
  };
  await make(addDays(today, -1), { user: own.id, exercises: [{ id: 'a', title: 'Squat' }] });
  await make(today, { user: own.id, note: 'Light.' });
  const shown = await asShown();
  expect(shown.length).toBeGreaterThan(1);
  expect(await feed.countNew(today)).toBe(shown.length);
  await feed.markSeen(shown.map(({ workout }) => workout));
  expect(await feed.countNew(today)).toBe((await asShown()).length);
  await expect(feedRepository(own.client).countNew(today)).rejects.toMatchObject({ kind: 'forbidden' });
});
