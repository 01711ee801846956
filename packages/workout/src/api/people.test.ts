import { countAndFirst, createClient, newRecordId } from '@hub/pb-client';
import { startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coachNewsInWords, coachNewsQueries } from '../model/coach-news';
import { exerciseRepository } from './exercises';
import { peopleRepository } from './people';

/** People and exercises on a real server, for a coach and for an athlete. */

let server: TestServer;
let coach: TestUser;
let athlete: TestUser;

beforeAll(async () => {
  server = await startServer();
  coach = await server.createUser({ role: 'admin' });
  athlete = await server.createUser();
});
afterAll(() => server.stop());

const sam = (email: string) => ({ name: 'Sam', email, role: 'admin', password: 'long enough' }) as const;
const squat = {
  title: 'Squat',
  instructions: 'Down and up.',
  video: '',
  tags: 'legs, barbell',
  notes: '',
  progression: '',
  regression: '',
};

it('makes a person with the chosen role, once, who can sign in', async () => {
  const people = peopleRepository(coach.client);
  const id = newRecordId();
  await people.create(id, sam('sam@example.com'));
  expect(await people.create(id, sam('sam@example.com'))).toMatchObject({ id, name: 'Sam', role: 'admin' });
  const client = createClient(server.url);
  await client.collection('users').authWithPassword('sam@example.com', 'long enough');
  expect(client.authStore.record?.id).toBe(id);
});

it('says on the field that somebody has the e-mail, in whatever case', async () => {
  const making = peopleRepository(coach.client).create(newRecordId(), sam(athlete.email.toUpperCase()));
  await expect(making).rejects.toMatchObject({
    fields: { email: 'Somebody here already has this e-mail. Enter another.' },
  });
});

it('lists everybody by e-mail for a coach, and an athlete only themselves', async () => {
  const emails = (await peopleRepository(coach.client).listByEmail()).map(({ email }) => email);
  expect(emails).toContain(athlete.email);
  expect(emails).toEqual(emails.toSorted());
  const seen = await peopleRepository(athlete.client).listByEmail();
  expect(seen.map(({ id }) => id)).toEqual([athlete.id]);
  await expect(
    peopleRepository(athlete.client).create(newRecordId(), sam('x@example.com')),
  ).rejects.toMatchObject({
    name: 'HubError',
  });
});

it('calls the owner of the hub an admin', async () => {
  const roles = (await peopleRepository(coach.client).listByEmail()).map(({ name, role }) => [name, role]);
  expect(roles).toContainEqual(['Keeper', 'admin']);
});

it('tells a coach on the tile who finished today', async () => {
  const today = '2031-05-06';
  const person = await server.createUser({ name: 'Ilse Bakker' });
  const workout = { date: today, workoutTitle: 'Legs', exercises: [{ title: 'Squat', completed: true }] };
  await coach.client.collection('workouts').create({ ...workout, user: person.id });
  const [workouts, people] = await Promise.all(
    coachNewsQueries({ today, personId: coach.id, isAdmin: true }).map(({ collection, filter, first }) =>
      countAndFirst(coach.client, collection, { ...first, filter: filter && coach.client.filter(...filter) }),
    ),
  );
  expect(coachNewsInWords(workouts, people, today)).toBe('Ilse finished today');
});

it('reads everybody’s workouts between two dates, and their active plans', async () => {
  const workout = {
    user: athlete.id,
    workoutTitle: 'Legs',
    exercises: [{ title: 'Squat', completed: 'true' }],
  };
  for (const date of ['2026-11-14', '2026-11-15', '2026-11-21', '2026-11-22'])
    await coach.client.collection('workouts').create({ ...workout, date });
  const plan = { user: athlete.id, workouts: [] };
  await coach.client.collection('plans').create({ ...plan, planTitle: 'Old', active: false });
  await coach.client.collection('plans').create({ ...plan, planTitle: 'Winter', active: true });
  const people = peopleRepository(coach.client);
  const trained = await people.listTrained('2026-11-15', '2026-11-21');
  expect(trained.map(({ date }) => date)).toEqual(['2026-11-15', '2026-11-21']);
  expect(trained[0]?.exercises[0]?.completed).toBe(true);
  expect((await people.listActivePlans()).map(({ planTitle }) => planTitle)).toEqual(['Winter']);
});

it('counts the plans in which an exercise stands, not those that only mention its id', async () => {
  const id = newRecordId();
  const plan = (workouts: object[]) =>
    coach.client.collection('plans').create({ user: athlete.id, planTitle: 'Plan', workouts });
  const workout = { workoutTitle: 'Legs', frequency: 'weekly', workoutDay: 'monday' };
  await plan([{ ...workout, exercises: [{ id: 'a', code: id, title: 'Squat' }] }]);
  await plan([
    {
      ...workout,
      exercises: [
        { id, title: 'Squat' },
        { id: 'b', code: id, title: 'Squat' },
      ],
    },
  ]);
  await plan([{ ...workout, exercises: [{ id: 'c', code: 'c', title: 'Squat', notes: id }] }]);
  expect(await peopleRepository(coach.client).countPlansWith(id)).toBe(2);
});

it('stores an exercise with what is kept twice, changes it, and shows it to athletes to read only', async () => {
  const exercises = exerciseRepository(coach.client);
  const made = await exercises.create(newRecordId(), squat);
  const stored = () => coach.client.collection('exercises').getOne(made.id);
  expect(await stored()).toMatchObject({
    instruction: 'Down and up.',
    tags: ['legs', 'barbell'],
    tags_csv: 'legs, barbell',
  });
  await exercises.update(made, { instructions: 'Down.', tags: '' });
  expect(await stored()).toMatchObject({ instruction: 'Down.', tags: [], tags_csv: '' });
  const theirs = exerciseRepository(athlete.client);
  expect(await theirs.get(made.id)).toMatchObject({ title: 'Squat', tags: [] });
  await expect(theirs.update(made, { title: 'Mine' })).rejects.toMatchObject({ kind: 'not-found' });
  await expect(theirs.delete(made.id)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(theirs.create(newRecordId(), squat)).rejects.toMatchObject({ name: 'HubError' });
});

it('lists exercises by title as people sort', async () => {
  const exercises = exerciseRepository(coach.client);
  for (const title of ['zercher', 'Ab wheel', 'bridge'])
    await exercises.create(newRecordId(), { ...squat, title });
  const titles = (await exercises.listByTitle()).map(({ title }) => title);
  expect(titles).toEqual(['Ab wheel', 'bridge', 'Squat', 'zercher']);
});
