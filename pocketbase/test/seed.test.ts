import { type RecordModel } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientCollections } from '../hooks/collections';
import { DEMO_PEOPLE, seedDemo } from '../seed/demo.mjs';
import { startServer, type TestServer } from '../testing';

let server: TestServer;

const TODAY = '2026-11-21';

beforeAll(async () => {
  server = await startServer();
  await seedDemo(server.url, server.owner, TODAY);
});

afterAll(async () => {
  await server.stop();
});

describe('the demo', () => {
  it('has a coach who is an admin, and two athletes', async () => {
    const clients = await Promise.all(DEMO_PEOPLE.map((person) => server.signIn(person)));
    expect(clients.map(({ authStore }) => String(authStore.record?.role))).toEqual(['admin', 'user', 'user']);
  });

  it.each(clientCollections)('has records of %s', async (name) => {
    const { totalItems } = await server.superuser.collection(name).getList(1, 1);
    expect(totalItems).toBeGreaterThan(2);
  });

  it('shows an athlete something in every tool, before and after today', async () => {
    const [, sam] = DEMO_PEOPLE;
    const client = await server.signIn(sam!);
    for (const [name, field] of Object.entries({ workouts: 'date', expiry: 'expiryDate' })) {
      for (const sign of ['<', '>=']) {
        const filter = `${field} ${sign} "${TODAY}"`;
        expect(await client.collection(name).getFullList({ filter })).not.toHaveLength(0);
      }
    }
    const withDocument = await client.collection('expiry').getFirstListItem('document != ""');
    const token = await client.files.getToken();
    const file = await fetch(client.files.getURL(withDocument, String(withDocument.document), { token }));
    expect(file.headers.get('content-type')).toBe('application/pdf');
  });

  describe('has for each athlete', () => {
    type Exercise = Record<'id' | 'code' | 'title' | 'results', string> & { completed: boolean };
    type Stored = RecordModel & { date: string; planWorkout: string; exercises: Exercise[] };

    async function recordsOf(name: string) {
      const person = DEMO_PEOPLE.find(({ email }) => email.startsWith(name));
      const client = await server.signIn(person!);
      const workouts = await client.collection<Stored>('workouts').getFullList({ sort: 'date' });
      return { workouts, plans: await client.collection('plans').getFullList({ sort: 'created' }) };
    }

    it.each(['sam', 'noor'])(
      'three months of history and two to come, out of an active plan: %s',
      async (name) => {
        const { workouts, plans } = await recordsOf(name);
        expect(plans.map(({ active }) => Boolean(active))).toEqual([false, true]);
        expect(new Set(workouts.map(({ plan }) => String(plan)))).toEqual(new Set([plans[1]!.id]));
        expect([workouts[0]!.date, workouts.at(-1)!.date]).toEqual(['2026-08-22', '2027-01-14']);
        expect(workouts.filter(({ date }) => date === TODAY)).toMatchObject([
          { planWorkout: 'legs-and-back' },
        ]);
        const frequencies = (plans[1]!.workouts as { frequency: string }[]).map(({ frequency }) => frequency);
        expect(frequencies).toEqual(['weekly', 'bi-weekly', 'monthly']);
      },
    );

    it('workouts that are done, half done and missed, and none that is done ahead', async () => {
      const { workouts } = await recordsOf('sam');
      const doneOf = ({ exercises }: Stored) => exercises.filter(({ completed }) => completed).length;
      const past = workouts.filter(({ date }) => date < TODAY);
      const shares = new Set(past.map((workout) => doneOf(workout) / workout.exercises.length));
      expect(shares).toEqual(new Set([0, 1 / 4, 1 / 3, 1]));
      expect(
        workouts
          .filter(({ date }) => date >= TODAY)
          .map(doneOf)
          .every((done) => done === 0),
      ).toBe(true);
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
