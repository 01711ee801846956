import PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer, type TestUser } from '../testing';

/** Guesses of one account's password from many addresses, which a trusted proxy tells. */

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ rateLimits: true });
  await server.superuser.settings.update({ trustedProxy: { headers: ['X-Forwarded-For'] } });
});

afterAll(async () => {
  await server.stop();
});

type Who = Pick<TestUser, 'email' | 'password'>;

/** The status of a try to sign in from an address, and what is said. */
async function tryFrom(address: string, { email, password }: Who, collection = 'users') {
  const path = `${server.url}/api/collections/${collection}/auth-with-password`;
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ identity: email, password }),
  });
  const { message = '' } = (await answer.json()) as { message?: string };
  return { status: answer.status, message };
}

const statusFrom = async (address: string, who: Who, collection?: string) =>
  (await tryFrom(address, who, collection)).status;

let strangers = 0;
/** An address from which nobody has tried anything yet. */
function stranger(): string {
  strangers += 1;
  return `198.18.${String(strangers >> 8)}.${String(strangers & 255)}`;
}

/** Guesses from as many addresses until one is refused unheard; gives how many were heard. */
async function guess(who: Who, collection?: string): Promise<number> {
  const wrong = { ...who, password: 'wrong-password' };
  for (let count = 0; count < 60; count += 1) {
    const status = await statusFrom(stranger(), wrong, collection);
    if (status === 429) return count;
    expect(status).toBe(400);
  }
  throw new Error('Every guess was heard.');
}

const HOME = '203.0.113.7';

describe('one account’s password', () => {
  it('is guessed thirty times an hour from all addresses together, and its person gets in at home', async () => {
    const [person, other] = [await server.createUser(), await server.createUser()];
    expect(await statusFrom(HOME, person)).toBe(200);
    expect(await guess(person)).toBe(30);
    expect(await tryFrom(stranger(), person)).toEqual({
      status: 429,
      message:
        'There were too many attempts to sign in to this account. Try again in an hour, or from where you have signed in before.',
    });
    expect(await statusFrom(HOME, person)).toBe(200);
    expect(await statusFrom(stranger(), other)).toBe(200);
  });

  it('is guessed from one household of IPv6 as from one address', async () => {
    const person = await server.createUser();
    expect(await statusFrom('2001:db8:1:2::1', person)).toBe(200);
    expect(await guess(person)).toBe(30);
    expect(await statusFrom('2001:db8:1:2:ffff::9', person)).toBe(200);
    expect(await statusFrom('2001:db8:1:3::1', person)).toBe(429);
  });

  it('is guessed thirty times an hour at home too, and that keeps nobody out elsewhere', async () => {
    const person = await server.createUser();
    const statuses: number[] = [];
    // As many of one network as the limit of one address lets through in a minute.
    for (let count = 0; count < 32; count += 1) {
      const address = `2001:db8:5:6::${count.toString(16)}`;
      statuses.push(
        await statusFrom(address, { ...person, ...(count > 0 && { password: 'wrong-password' }) }),
      );
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await statusFrom(stranger(), person)).toBe(200);
  });

  it('is that of the console too', async () => {
    expect(await guess(server.owner, '_superusers')).toBe(30);
    expect(await statusFrom(stranger(), server.owner)).toBe(200);
  });

  it('is refused in the same way where there is no such account', async () => {
    const nobody = { email: 'nobody@example.org', password: 'x' };
    expect(await guess(nobody)).toBe(30);
    expect(await tryFrom(stranger(), nobody)).toMatchObject({ message: /too many attempts/ });
  });
});

describe('where somebody has signed in', () => {
  /** The rows of an account, each as JSON. */
  const rows = async (account: string) => {
    const query = `SELECT address FROM _known_addresses WHERE account = '${account}'`;
    const { rows: found } = await server.superuser.send<{ rows: unknown[] }>('/api/sql', {
      method: 'POST',
      body: { query },
    });
    return found.map((row) => JSON.stringify(row));
  };

  it('is kept as a hash, of the latest twenty addresses, and goes with the account', async () => {
    const person = await server.createUser();
    const home = '203.0.113.8';
    const before = await rows(person.id);
    expect(await statusFrom(home, person)).toBe(200);
    const known = (await rows(person.id)).find((row) => !before.includes(row));
    for (let count = 0; count < 22; count += 1)
      expect(await statusFrom(count === 10 ? home : stranger(), person)).toBe(200);
    const kept = await rows(person.id);
    expect(kept).toHaveLength(20);
    expect(kept).toContain(known);
    expect(kept.join(' ')).not.toMatch(/198\.18\.|203\.0\./);
    await server.superuser.collection('users').delete(person.id);
    expect(await rows(person.id)).toEqual([]);
  });

  it('is no guest’s to ask', async () => {
    const guest = new PocketBase(server.url);
    await expect(guest.collection('_known_addresses').getFullList()).rejects.toMatchObject({ status: 404 });
  });
});
