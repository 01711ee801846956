import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer, type TestUser } from '../testing';
import { address, alias, send as sendImport } from './importing';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  await sql('CREATE TABLE late (what TEXT)');
});

afterAll(async () => {
  await server.stop();
});

async function sql(query: string): Promise<unknown[][]> {
  const body = { query };
  const { rows } = await server.superuser.send<{ rows: unknown[][] }>('/api/sql', { method: 'POST', body });
  return rows;
}

/** Has the database itself note what is written although it may not be any more. */
async function note(what: string, write: string, when: string) {
  await sql(
    `CREATE TRIGGER "${what}" AFTER ${write} WHEN ${when} BEGIN INSERT INTO late VALUES ('${what}'); END`,
  );
}

/** Takes about half a second, in which nobody else writes, and all read what was before. */
const SLOWLY =
  '(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500000) SELECT count(*) FROM n) > 0';

/** Makes a change that takes long, and sends writes until it is done, each as soon as the one before was answered. */
async function whileChanging(change: string, writes: readonly (() => Promise<unknown>)[]) {
  const state = { isDone: false, sent: 0 };
  const changed = sql(`${change} AND ${SLOWLY}`).finally(() => (state.isDone = true));
  const send = async (write: () => Promise<unknown>) => {
    while (!state.isDone) {
      state.sent += 1;
      await write().catch(() => undefined);
    }
  };
  await Promise.all([changed, ...writes.flatMap((write) => [send(write), send(write)])]);
  expect(state.sent).toBeGreaterThan(writes.length);
}

const legs = { date: '2030-01-01', workoutTitle: 'Legs' };

/** Makes as many, one after another: more bodies at once of one person would be refused. */
async function make<T>(count: number, create: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) made.push(await create());
  return made;
}

const workoutsOf = (user: TestUser, count: number) =>
  make(count, () => user.client.collection('workouts').create({ ...legs, user: user.id }));

it('a workout that has passed to somebody else is neither changed nor deleted by who had it', async () => {
  const [first, second] = await Promise.all([server.createUser(), server.createUser()]);
  const [kept, ...others] = await workoutsOf(first, 40);
  await note('changed', 'UPDATE ON workouts', `OLD.user = '${second.id}' AND NEW.note = 'mine'`);
  await note('deleted', 'DELETE ON workouts', `OLD.user = '${second.id}'`);
  const theirs = first.client.collection('workouts');
  await whileChanging(`UPDATE workouts SET user = '${second.id}' WHERE user = '${first.id}'`, [
    () => theirs.update(String(kept?.id), { note: 'mine' }),
    () => theirs.delete(String(others.pop()?.id)),
  ]);
  expect(await sql('SELECT what FROM late')).toEqual([]);
});

it('who is no admin any more makes, changes and deletes nothing of others', async () => {
  const [coach, athlete] = await Promise.all([server.createUser({ role: 'admin' }), server.createUser()]);
  const plans = coach.client.collection('plans');
  const week = { workoutTitle: 'Legs', workoutDays: ['monday'], exercises: [] };
  const plan = { user: athlete.id, planTitle: 'Strength', workouts: [week] };
  const made = await make(40, () => plans.create(plan));
  const [kept] = made.splice(0, 1);
  const [workout] = await workoutsOf(athlete, 1);
  const demoted = `(SELECT role FROM users WHERE id = '${coach.id}') = 'user'`;
  for (const table of ['plans', 'workouts']) {
    for (const write of ['INSERT', 'UPDATE', 'DELETE'])
      await note(`${write} ${table}`, `${write} ON ${table}`, demoted);
  }
  const generation = { user: athlete.id, plan: kept?.id, from: '2030-01-01', duration: 1, unit: 'week' };
  await whileChanging(`UPDATE users SET role = 'user', isAdmin = FALSE WHERE id = '${coach.id}'`, [
    () => plans.create(plan),
    () => plans.update(String(kept?.id), { planDescription: crypto.randomUUID() }),
    () => plans.delete(String(made.pop()?.id)),
    () => coach.client.collection('workouts').update(String(workout?.id), { reply: crypto.randomUUID() }),
    () => coach.client.send('/api/hub/workouts/generate', { method: 'POST', body: generation }),
    () => coach.client.send('/api/hub/workouts/seen', { method: 'POST', body: { workouts: [workout?.id] } }),
  ]);
  expect(await sql('SELECT what FROM late')).toEqual([]);
});

it('who has been signed out everywhere saves nothing that was still waiting', async () => {
  const person = await server.createUser();
  const passport = await person.client.collection('expiry').create({ name: 'P', expiryDate: '2030-01-01' });
  const key = `(SELECT tokenKey FROM users WHERE id = '${person.id}')`;
  const send = (path: string, body = {}) => person.client.send<unknown>(path, { method: 'POST', body });
  await note('saved', 'INSERT ON aliases', `${key} LIKE '%-ended'`);
  await note('done', 'INSERT ON reminder_items', `${key} LIKE '%-ended'`);
  await note('opened', 'INSERT ON tokens', `${key} LIKE '%-ended'`);
  await whileChanging(`UPDATE users SET tokenKey = tokenKey || '-ended' WHERE id = '${person.id}'`, [
    () => person.client.collection('aliases').create({ email: `${crypto.randomUUID()}@alias.test` }),
    () => send('/api/hub/tokens', { label: 'A program' }),
    () => send('/api/hub/calendar'),
    () => sendImport(person.client, [alias(address())]),
    () => send(`/api/hub/reminders/items/expiry/${passport.id}`, { action: 'leads', leads: [3] }),
  ]);
  expect(await sql('SELECT what FROM late')).toEqual([]);
});
