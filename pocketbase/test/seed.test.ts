import { type RecordModel } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing';
import { clientCollections } from '../hooks/collections';
import { DEMO_PEOPLE, seedDemo } from '../seed/demo.mjs';

let server: TestServer;

const TODAY = '2026-11-21';

beforeAll(async () => {
  server = await startServer();
  await seedDemo(server.url, server.owner, TODAY);
});

afterAll(async () => {
  await server.stop();
});

/** Signs in who has this name before the @; the owner has another address. */
async function open(name: string) {
  const client = await server.signIn(
    DEMO_PEOPLE.find(({ email }) => email === `${name}@example.com`) ?? server.owner,
  );
  return { client, id: String(client.authStore.record?.id) };
}

describe('the demo', () => {
  it('has a coach who is an admin, and three athletes', async () => {
    const clients = await Promise.all(DEMO_PEOPLE.map((person) => server.signIn(person)));
    const roles = clients.map(({ authStore }) => String(authStore.record?.role));
    expect(roles).toEqual(['admin', 'user', 'user', 'user']);
  });

  it.each(clientCollections)('has records of %s', async (name) => {
    const { totalItems } = await server.superuser.collection(name).getList(1, 1);
    expect(totalItems).toBeGreaterThan(2);
  });

  it.each(['owner', 'coach', 'sam', 'noor', 'ilse'])(
    'shows everybody something of their own in every tool, before and after today: %s',
    async (name) => {
      const { client, id } = await open(name);
      for (const [collection, whose, date] of [
        ['workouts', 'user', 'date'],
        ['expiry', 'owner', 'expiryDate'],
      ] as const) {
        for (const sign of ['<', '>=']) {
          const filter = `${whose} = "${id}" && ${date} ${sign} "${TODAY}"`;
          expect(await client.collection(collection).getFullList({ filter })).not.toHaveLength(0);
        }
      }
      for (const collection of ['aliases', 'loyalty']) {
        const own = await client.collection(collection).getFullList({ filter: `owner = "${id}"` });
        expect(own.length, collection).toBeGreaterThan(1);
      }
    },
  );

  it.each([
    ['application/pdf', '.pdf'],
    ['image/jpeg', '.jpg'],
  ])('has documents that open: %s', async (type, ending) => {
    const { client } = await open('sam');
    const item = await client.collection('expiry').getFirstListItem(`document ~ "${ending}"`);
    const token = await client.files.getToken();
    const file = await fetch(client.files.getURL(item, String(item.document), { token }));
    expect(file.headers.get('content-type')).toBe(type);
  });

  it('has what expires in every state that a screen marks, and addresses on several domains', async () => {
    const { client } = await open('sam');
    const items = await client.collection('expiry').getFullList();
    const days = items.map((item) => (Date.parse(String(item.expiryDate)) - Date.parse(TODAY)) / 86_400_000);
    for (const [from, to] of [
      [-366, -2],
      [-1, -1],
      [0, 0],
      [1, 30],
      [31, 366],
      [367, 3660],
    ] as const) {
      expect(days.filter((day) => day >= from && day <= to)).not.toHaveLength(0);
    }
    const aliases = await client.collection('aliases').getFullList();
    expect(new Set(aliases.map(({ email }) => String(email).split('@')[1])).size).toBeGreaterThan(2);
  });

  describe('has for each athlete', () => {
    type Exercise = Record<'id' | 'code' | 'title' | 'results', string> & { completed: boolean };
    type Stored = RecordModel & { date: string; planWorkout: string; exercises: Exercise[] };

    async function recordsOf(name: string) {
      const { client } = await open(name);
      const workouts = await client.collection<Stored>('workouts').getFullList({ sort: 'date' });
      return { workouts, plans: await client.collection('plans').getFullList({ sort: 'created' }) };
    }

    it.each([
      ['sam', 'legs-and-back', ['weekly', 'bi-weekly', 'monthly']],
      ['noor', 'easy-run', ['weekly', 'weekly', 'monthly']],
    ])(
      'three months of history and two to come, out of an active plan: %s',
      async (name, planWorkout, frequencies) => {
        const { workouts, plans } = await recordsOf(name);
        expect(plans.map(({ active }) => Boolean(active))).toEqual([false, true]);
        expect(new Set(workouts.map(({ plan }) => String(plan)))).toEqual(new Set([plans[1]!.id]));
        expect(workouts[0]!.date).toBe('2026-08-22');
        expect(workouts.at(-1)!.date > '2027-01-10').toBe(true);
        expect(workouts.filter(({ date }) => date === TODAY)).toMatchObject([{ planWorkout }]);
        const planned = plans[1]!.workouts as { frequency: string }[];
        expect(planned.map(({ frequency }) => frequency)).toEqual(frequencies);
      },
    );

    it('workouts that are done, half done and missed, one that is begun, and none that is done ahead', async () => {
      const { workouts } = await recordsOf('sam');
      const doneOf = ({ exercises }: Stored) => exercises.filter(({ completed }) => completed).length;
      const past = workouts.filter(({ date }) => date < TODAY);
      const shares = new Set(past.map((workout) => doneOf(workout) / workout.exercises.length));
      expect(shares).toEqual(new Set([0, 1 / 4, 1 / 3, 1]));
      expect(workouts.filter(({ date }) => date === TODAY).map(doneOf)).toEqual([1]);
      expect(new Set(workouts.filter(({ date }) => date > TODAY).map(doneOf))).toEqual(new Set([0]));
    });

    it('results that grow, as people write them', async () => {
      const { workouts } = await recordsOf('sam');
      const all = workouts.flatMap(({ exercises }) => exercises).filter(({ results }) => results !== '');
      const of = (name: string) => all.filter(({ title }) => title === name).map(({ results }) => results);
      expect(of('Barbell Squat')[0]).toBe('3x8 @ 60 kg');
      expect(of('Barbell Squat').at(-1)).toBe('3x8 @ 75 kg');
      expect(of('Barbell Squat')).toContain('Knee felt stiff, stopped after two sets');
      expect(of('Romanian Deadlift')[0]).toBe('55x8, 55x8, 55x6');
      expect(of('Dumbbell Bench Press')[0]).toBe('3 x 12 x 30lb');
    });

    it('exercises that are those of the library, each with an id of its own', async () => {
      const { workouts } = await recordsOf('noor');
      const library = await server.superuser.collection('exercises').getFullList();
      const codes = new Set(library.map(({ id }) => id));
      for (const { exercises } of workouts) {
        expect(new Set(exercises.map(({ id }) => id)).size).toBe(exercises.length);
        expect(exercises.filter(({ code }) => !codes.has(code))).toEqual([]);
      }
    });
  });

  it('is laid once: a second time changes nothing', async () => {
    const before = await server.superuser.collection('expiry').getFullList();
    expect(await seedDemo(server.url, server.owner, TODAY)).toEqual(
      DEMO_PEOPLE.map(({ email, password }) => ({ email, password })),
    );
    expect(await server.superuser.collection('expiry').getFullList()).toEqual(before);
  });
});
