import { addMany, startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRepository } from './account';
import { peopleRepository } from './people';

/** Whole accounts on a real server, as a coach uses them. */

let server: TestServer;
let coach: TestUser;
let athlete: TestUser;

beforeAll(async () => {
  server = await startServer();
  [coach, athlete] = await Promise.all([server.createUser({ role: 'admin' }), server.createUser()]);
  const asCoach = (collection: string) => coach.client.collection(collection);
  const passport = { expiryDate: '2030-01-01' };
  const workout = { user: athlete.id, date: '2030-01-01', workoutTitle: 'Legs' };
  await addMany(
    server,
    'workouts',
    Array.from({ length: 101 }, () => workout),
  );
  await Promise.all([
    asCoach('coach_notes').create({ user: athlete.id, text: 'Left knee.' }),
    athlete.client.collection('expiry').create({ ...passport, name: 'Very private' }),
    athlete.client.collection('expiry').create({ ...passport, name: 'House', shared: true }),
    athlete.client.collection('loyalty').create({ name: 'Very private shop', cardId: '123', type: 'qrcode' }),
    // Records of other people are not exported.
    asCoach('workouts').create({ user: coach.id, date: '2030-01-01', workoutTitle: 'Mine' }),
  ]);
});
afterAll(() => server.stop());

const NOW = new Date('2026-11-21T08:00:00Z');

describe('an export', () => {
  it('has all that the coach may see, over several pages, and nothing of what only the person may', async () => {
    const accounts = accountRepository(coach.client);
    const { holdings, isOwner } = await accounts.holdings(athlete.id);
    expect(isOwner).toBe(false);
    const { exported, person, records } = await accounts.export(athlete.id, holdings, NOW);
    expect(exported).toBe('2026-11-21T08:00:00.000Z');
    expect(person).toMatchObject({ id: athlete.id, email: athlete.email });
    const counts = Object.entries(records).map(([name, list]) => [name, list.length]);
    expect(counts).toEqual([
      ['workouts', 101],
      ['coach_notes', 1],
      ['expiry', 1],
      ['loyalty', 0],
    ]);
    expect(records['expiry']).toMatchObject([{ name: 'House', shared: true }]);
    const file = JSON.stringify({ person, records });
    expect(file).not.toContain('Very private');
    for (const secret of ['tokenKey', 'passwordSet', 'emailSetByAdmin', 'Mine', 'hash'])
      expect(file).not.toContain(secret);
  });

  it('is nothing for an athlete', async () => {
    const theirs = accountRepository(athlete.client);
    await expect(theirs.holdings(coach.id)).rejects.toMatchObject({ kind: 'forbidden' });
    const all = [
      { collection: 'workouts', field: 'user', one: '', many: '', count: 1, shared: 0, documents: 0 },
    ];
    const asked = theirs.export(coach.id, all as never, NOW);
    await expect(asked).rejects.toMatchObject({ kind: 'not-found' });
    await expect(theirs.remove(coach.id, 'delete')).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

it('removes somebody, and leaves to everybody what they shared', async () => {
  const leaver = await server.createUser();
  const shared = { name: 'Kitchen', expiryDate: '2030-01-01', shared: true };
  const { id } = await leaver.client.collection('expiry').create(shared);
  await accountRepository(coach.client).remove(leaver.id, 'keep');
  expect(await athlete.client.collection('expiry').getOne(id)).toMatchObject({ owner: '' });
  await expect(peopleRepository(coach.client).get(leaver.id)).rejects.toMatchObject({ kind: 'not-found' });
});

it('changes name, e-mail and role of somebody, deactivates them, and says on the field whose e-mail it is', async () => {
  const people = peopleRepository(coach.client);
  const { id } = await server.createUser();
  const email = 'moved@hub.test';
  const moved = await people.update(await people.get(id), { name: 'Mira', email, role: 'admin' });
  expect(moved).toMatchObject({ name: 'Mira', email, role: 'admin', isDeactivated: false });
  const taken = people.update(moved, { email: athlete.email.toUpperCase() });
  await expect(taken).rejects.toMatchObject({
    fields: { email: 'Somebody here already has this e-mail. Enter another.' },
  });
  expect(await people.update(moved, { isDeactivated: true })).toMatchObject({ isDeactivated: true });
  const seen = await people.listByEmail();
  expect(seen.find((one) => one.id === id)).toMatchObject({ isDeactivated: true });
});
