import { startServer, type TestUser } from '@hub/pocketbase/testing';
import PocketBase, { type RecordModel } from 'pocketbase';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export const MONDAY = '2026-11-23';

export const squat = {
  id: 'e1',
  code: 'x1',
  title: 'Squat',
  completed: true,
  results: '3x8',
  tags: ['legs'],
  mine: 1,
};

/** Two workouts of a plan: one on two days of each week, one every second week. */
export const legs = {
  id: 'w1',
  workoutTitle: 'Legs',
  workoutDescription: 'Slowly.',
  frequency: 'weekly',
  workoutDay: 'tuesday',
  workoutDays: ['tuesday', 'friday'],
  exercises: [squat, { title: 'Plank' }],
};
export const arms = {
  id: 'w2',
  workoutTitle: 'Arms',
  frequency: 'bi-weekly',
  workoutDay: 'monday',
  exercises: [],
};

/** A stored workout. */
export type StoredWorkout = RecordModel & { date: string; exercises: object[]; planMark: string };

interface Made {
  created: number;
  batch: string;
}

interface Followed {
  created: number;
  updated: number;
  removed: number;
  batch: string;
}

/** A server with a coach, and the requests for tests of generated workouts. */
async function startCoaching() {
  const server = await startServer();
  const coach = await server.createUser({ role: 'admin' });
  const post = <T>(client: TestUser['client'], path: string, body: object): Promise<T> =>
    client.send<T>(`/api/hub/workouts/${path}`, { method: 'POST', body });

  /** The client of a former coach. */
  const formerCoach = async (): Promise<PocketBase> => {
    const { id, client } = await server.createUser({ role: 'admin' });
    await server.superuser.collection('users').update(id, { role: 'user' });
    return client;
  };

  return {
    server,
    coach,
    formerCoach,
    /** A new athlete, with functions to create plans and workouts for them. */
    async newAthlete() {
      const athlete = await server.createUser();
      const workouts = () =>
        athlete.client.collection('workouts').getFullList<StoredWorkout>({ sort: 'date' });
      return {
        ...athlete,
        async makePlan(workouts: unknown = [legs, arms]): Promise<string> {
          const plan = { user: athlete.id, planTitle: 'Strength', workouts };
          return (await coach.client.collection('plans').create(plan)).id;
        },
        /** Generates two weeks of a plan from {@link MONDAY} on, by default. */
        generate(plan: string, change: object = {}, client = coach.client): Promise<Made> {
          const asked = { user: athlete.id, plan, from: MONDAY, duration: 2, unit: 'week', without: [] };
          return post<Made>(client, 'generate', { ...asked, ...change });
        },
        /** Lets a group of what a plan has made in two weeks from {@link MONDAY} on follow it. */
        follow(
          plan: string,
          group: unknown,
          chosen: unknown,
          change: object = {},
          client = coach.client,
        ): Promise<Followed> {
          const asked = { user: athlete.id, plan, from: MONDAY, duration: 2, unit: 'week', group, chosen };
          return post<Followed>(client, 'follow', { ...asked, ...change });
        },
        plans: () =>
          athlete.client
            .collection('plans')
            .getFullList<RecordModel & { origin: string; planTitle: string; active: boolean }>({
              sort: '-created,id',
            }),
        workouts,
        dates: async () => (await workouts()).map(({ date }) => date),
        /** Who may not plan for the athlete, each with the status of the refusal. */
        others: async () =>
          [
            [new PocketBase(server.url), 401],
            [athlete.client, 403],
            [await formerCoach(), 403],
          ] as const,
      };
    },
    /** Creates a template, from which plans are copied. */
    async makeTemplate(workouts: unknown = [legs, arms]): Promise<string> {
      const template = { planTitle: 'Winter strength', planDescription: 'Slowly.', workouts };
      return (await coach.client.collection('plans').create(template)).id;
    },
    /** Generates two weeks from {@link MONDAY} on for several athletes, by default. */
    generateSeveral(
      athletes: unknown,
      change: object = {},
      client: PocketBase = coach.client,
    ): Promise<Made> {
      const asked = { athletes, from: MONDAY, duration: 2, unit: 'week' };
      return post<Made>(client, 'generate-several', { ...asked, ...change });
    },
    undo: (batch: unknown, client = coach.client) =>
      post<{ removed: number; kept: number; restored?: number }>(client, 'undo', { batch }),
  };
}

type Coaching = Awaited<ReturnType<typeof startCoaching>>;
type Athlete = Awaited<ReturnType<Coaching['newAthlete']>>;

/** The fixtures of a test file: a server with a coach, and a new athlete for each test. */
export function givenCoaching() {
  const given = {} as Coaching & { athlete: Athlete };
  beforeAll(async () => {
    Object.assign(given, await startCoaching());
  });
  beforeEach(async () => {
    given.athlete = await given.newAthlete();
  });
  afterAll(() => given.server.stop());
  return given;
}

/** A plan that comes on Tuesdays, with the workouts that it has made in two weeks. */
export async function twoTuesdaysOf(athlete: Athlete) {
  const plan = await athlete.makePlan([{ ...legs, workoutDays: ['tuesday'] }]);
  const { batch } = await athlete.generate(plan);
  const [first, second] = await athlete.workouts();
  if (first === undefined || second === undefined) throw new Error('The plan has made no two workouts.');
  return { plan, batch, first, second, ids: [first.id, second.id] };
}
