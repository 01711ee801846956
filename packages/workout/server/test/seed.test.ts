import type { RecordModel } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoServer, startDemo } from '@hub/pocketbase/testing';
import { targetProblem } from '../../src/rules';

const TODAY = '2026-11-21';

let server: DemoServer;

beforeAll(async () => {
  server = await startDemo(TODAY);
});

afterAll(async () => {
  await server.stop();
});

describe('the demo', () => {
  it.each(['owner', 'coach', 'sam', 'noor', 'ilse'])(
    'shows everybody something of their own before and after today: %s',
    async (name) => {
      const { client, id } = await server.open(name);
      for (const sign of ['<', '>=']) {
        const filter = `user = "${id}" && date ${sign} "${TODAY}"`;
        expect(await client.collection('workouts').getFullList({ filter })).not.toHaveLength(0);
      }
    },
  );
});

it('the demo has a template for its coach, whose exercises all have targets, and which no athlete sees', async () => {
  const templates = { filter: "user = ''" };
  const coach = await server.open('coach');
  const [template, ...others] = await coach.client.collection('plans').getFullList(templates);
  expect(others).toEqual([]);
  const workouts = template!.workouts as { exercises: { code: string; target: { bySet?: object[] } }[] }[];
  const exercises = workouts.flatMap(({ exercises: of }) => of);
  expect(exercises.every(({ code, target }) => code !== '' && targetProblem(target) === null)).toBe(true);
  expect(exercises.filter(({ target }) => target.bySet !== undefined)).toHaveLength(1);
  const sam = await server.open('sam');
  expect(await sam.client.collection('plans').getFullList(templates)).toEqual([]);
});

describe('the demo has for each athlete', () => {
  type Exercise = Record<'id' | 'code' | 'title' | 'results', string> & {
    completed: boolean;
    target?: object;
    sets?: { records?: { kind: string; before: number }[] }[];
  };
  type Stored = RecordModel & { date: string; planWorkout: string; exercises: Exercise[] };

  async function recordsOf(name: string) {
    const { client } = await server.open(name);
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

  it('results that grow, in words that follow their sets, or as people write them', async () => {
    const { workouts } = await recordsOf('sam');
    const all = workouts.flatMap(({ exercises }) => exercises).filter(({ results }) => results !== '');
    const of = (name: string) => all.filter(({ title }) => title === name).map(({ results }) => results);
    expect(of('Barbell Squat')[0]).toBe('3x8 @ 60 kg');
    expect(of('Barbell Squat').at(-1)).toBe('3x8 @ 75 kg');
    expect(of('Barbell Squat')).toContain('Knee felt stiff, stopped after two sets');
    expect(of('Romanian Deadlift')[0]).toBe('2x8 @ 55 kg, 6 @ 55 kg');
    expect(of('Dumbbell Bench Press')[0]).toBe('3x12 @ 30 lb');
    expect(of('Trail Running/Walking')[0]).toBe('5000 m in 42:00');
  });

  it('targets in every plan, and records where a set beat all before it', async () => {
    const { workouts } = await recordsOf('sam');
    const exercises = workouts.flatMap((workout) => workout.exercises);
    expect(exercises.filter(({ target }) => targetProblem(target) !== null || !target)).toEqual([]);
    const squats = exercises.filter(({ title }) => title === 'Barbell Squat');
    const records = squats.flatMap(({ sets = [] }) => sets.flatMap((set) => set.records ?? []));
    expect(records.filter(({ kind }) => kind === 'weight').map(({ before }) => before)).toEqual([
      60, 62.5, 65, 67.5, 70, 72.5,
    ]);
  });

  it('something new for their coach: a note, one of their own, and what was seen', async () => {
    const find = (filter: string) => server.superuser.collection('workouts').getFullList({ filter });
    expect(await find("note != '' && acted > seen")).toHaveLength(1);
    expect(await find("reply = 'Well done'")).toHaveLength(1);
    expect(await find('own = true')).toMatchObject([{ workoutTitle: 'My workout' }]);
    expect(await find("date < '2026-11-18' && seen = ''")).toEqual([]);
    expect(await find("date >= '2026-11-18' && date < '2026-11-21' && seen = ''")).not.toEqual([]);
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
