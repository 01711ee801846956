import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PocketBase, { type CollectionModel, type RecordModel } from 'pocketbase';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { buildHooks } from '../hooks-bundle.mjs';
import { end, migrateDown, run, serve, type ServerFolders } from '../testing/process';

let folder: string;
let place: ServerFolders;
let migrations: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-migrations-'));
  place = {
    data: join(folder, 'data'),
    hooks: join(folder, 'hooks'),
    env: { HUB_OWNER_PASSWORD: 'a-password-1' },
  };
  await buildHooks(place.hooks);
  migrations = await readdir(join(place.hooks, 'migrations'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Serves the folder, and gives what its superuser does there. */
async function asSuperuser<Result>(act: (client: PocketBase) => Promise<Result>): Promise<Result> {
  const port = await freePort();
  const child = await serve(place, port);
  try {
    const client = new PocketBase(`http://127.0.0.1:${port}`);
    await client.collection('_superusers').authWithPassword('owner@example.com', 'a-password-1');
    return await act(client);
  } finally {
    await end(child);
  }
}

const schemaNow = () =>
  asSuperuser((client) =>
    client.collections.getFullList({
      fields: 'name,fields,indexes,listRule,createRule,updateRule,manageRule',
    }),
  );

/** A schema without what is generated each time. */
function comparable(schema: CollectionModel[]) {
  return schema.map(({ name, fields, ...rest }) => ({
    name,
    fields: fields.map((field) => field.name).sort(),
    ...rest,
  }));
}

it('go down by the last step and up again to the same schema', async () => {
  await run(place, ['hub-owner']);
  const before = await schemaNow();
  await migrateDown(place, 1);
  await run(place, ['migrate', 'up']);
  expect(comparable(await schemaNow())).toEqual(comparable(before));
});

it('go up, all the way down with data in place, and up again to the same schema', async () => {
  await run(place, ['hub-owner']);
  const before = await schemaNow();
  await migrateDown(place, migrations.length);
  await run(place, ['migrate', 'up']);
  expect(comparable(await schemaNow())).toEqual(comparable(before));
});

/** Exercises as the program before the hub wrote them: no ids, labels as codes, tags as text, ticks as text. */
const OLD_EXERCISES = [
  {
    code: 'A1',
    title: 'Squat',
    instruction: 'Sit  down.\n',
    tags: 'legs, back',
    completed: 'true',
    results: ' 3x8 ',
  },
  { title: 'Plank', video: '', mine: { deep: [1, null] } },
];
const OLD_PLAN = [{ workoutTitle: 'Legs', frequency: '', workoutDay: 'Tuesday', exercises: OLD_EXERCISES }];

it('change no letter of a plan or a workout, one of the earlier program either, down and up again', async () => {
  await run(place, ['hub-owner']);
  const { workout, plan } = await asSuperuser(async (client) => {
    const { id: user } = await client.collection('users').getFirstListItem('');
    const values = { user, date: '2020-01-01', workoutTitle: 'Legs', exercises: OLD_EXERCISES };
    return {
      workout: await client.collection('workouts').create(values),
      plan: await client.collection('plans').create({ user, planTitle: 'Winter', workouts: OLD_PLAN }),
    };
  });
  const sets = migrations.filter((name) => name >= '1796000000').length;
  await migrateDown(place, sets);
  await run(place, ['migrate', 'up']);
  const after = await asSuperuser(async (client) => ({
    workout: await client.collection('workouts').getOne(workout.id),
    plan: await client.collection('plans').getOne(plan.id),
  }));
  // What is past when the feed comes counts as seen by the coach.
  const seen = after.workout['seen'] as string;
  expect(JSON.stringify(after)).toBe(JSON.stringify({ workout: { ...workout, seen }, plan }));
  expect(after.workout['exercises']).toEqual(OLD_EXERCISES);
});

type Exercise = RecordModel & { muscles: unknown; secondary: unknown; equipment: string };

it('fill in the muscles of exercises with a title of the library, and change no letter of any', async () => {
  await run(place, ['hub-owner']);
  const titles = ['Barbell Squat', ' plank ', 'Barbell Squat, slow', 'Push and pull'];
  const texts = { instructions: ' Sit  down.\n', tags: ['legs'], tags_csv: 'legs' };
  const made = await asSuperuser((client) =>
    Promise.all(
      titles.map((title) =>
        client.collection('exercises').create<Exercise>({ ...texts, title }, { requestKey: null }),
      ),
    ),
  );
  const since = migrations.filter((name) => name >= '1796200002').length;
  await migrateDown(place, since);
  await run(place, ['migrate', 'up']);
  const after = await asSuperuser((client) =>
    Promise.all(
      made.map(({ id }) => client.collection('exercises').getOne<Exercise>(id, { requestKey: null })),
    ),
  );
  const plain = ({ muscles: _m, secondary: _s, equipment: _e, ...rest }: Exercise) => rest;
  expect(JSON.stringify(after.map(plain))).toBe(JSON.stringify(made.map(plain)));
  expect(after.map(({ muscles, secondary, equipment }) => ({ muscles, secondary, equipment }))).toEqual([
    {
      muscles: ['quadriceps'],
      secondary: ['calves', 'glutes', 'hamstrings', 'lower back'],
      equipment: 'barbell',
    },
    { muscles: ['abdominals'], secondary: [], equipment: '' },
    { muscles: [], secondary: [], equipment: '' },
    { muscles: [], secondary: [], equipment: '' },
  ]);
});

it('note of a workout out of a plan the day for which it was made, as far as that is known', async () => {
  await run(place, ['hub-owner']);
  const made = await asSuperuser(async (client) => {
    const { id: user } = await client.collection('users').getFirstListItem('');
    const values = { user, date: '2020-01-02', workoutTitle: 'Legs' };
    const planned = { ...values, plan: 'abcdefghijklmno' };
    const workouts = [
      { ...planned, planWorkout: 'w1', movedFrom: '2020-01-01' },
      { ...planned, planWorkout: 'w2' },
      values,
    ];
    return Promise.all(
      workouts.map((one) => client.collection('workouts').create(one, { requestKey: null })),
    );
  });
  await migrateDown(place, migrations.filter((name) => name >= '1796600000').length);
  await run(place, ['migrate', 'up']);
  const after = await asSuperuser((client) =>
    Promise.all(made.map(({ id }) => client.collection('workouts').getOne(id, { requestKey: null }))),
  );
  expect(after.map(({ plannedDate }) => plannedDate as string)).toEqual(['2020-01-01', '2020-01-02', '']);
});

it('take for the start of a plan the first day of what it has made without a pause', async () => {
  await run(place, ['hub-owner']);
  const runs = [[], ['2026-11-25'], ['2026-01-01', '2026-06-01', '2026-06-29', '2026-07-28', '2026-08-03']];
  const made = await asSuperuser(async (client) => {
    const { id: user } = await client.collection('users').getFirstListItem('');
    const plans = [];
    for (const dates of runs) {
      const plan = await client.collection('plans').create({ user, planTitle: 'Winter' });
      for (const date of dates) {
        const origin = { plan: plan.id, planWorkout: 'w1', plannedDate: date };
        await client.collection('workouts').create({ user, date, workoutTitle: 'Legs', ...origin });
      }
      plans.push(plan.id);
    }
    return plans;
  });
  await migrateDown(place, migrations.filter((name) => name >= '1797220000').length);
  await run(place, ['migrate', 'up']);
  const after = await asSuperuser((client) =>
    Promise.all(made.map((id) => client.collection('plans').getOne(id, { requestKey: null }))),
  );
  expect(after.map(({ start, removed }) => [start as string, removed as unknown])).toEqual([
    ['', []],
    ['2026-11-25', []],
    ['2026-07-28', []],
  ]);
});
