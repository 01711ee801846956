import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PocketBase, { type CollectionModel } from 'pocketbase';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildHooks } from '../build.mjs';
import { end, freePort, migrateDown, run, serve, type ServerFolders } from '../testing/process';

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

async function schemaNow(): Promise<CollectionModel[]> {
  const port = await freePort();
  const child = await serve(place, port);
  try {
    const client = new PocketBase(`http://127.0.0.1:${port}`);
    await client.collection('_superusers').authWithPassword('owner@example.com', 'a-password-1');
    return await client.collections.getFullList({
      fields: 'name,fields,indexes,listRule,createRule,updateRule,manageRule',
    });
  } finally {
    await end(child);
  }
}

/** A schema without what is made up anew each time. */
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
