import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demand } from '../bench/server/client.mjs';
import { addDocuments } from '../bench/server/documents.mjs';
import { moveIn, signIn } from '../bench/server/household.mjs';
import { measureBackup, measureProof, measureReplica, measureRestore } from '../bench/server/keeping.mjs';
import { memoryOf } from '../bench/server/memory.mjs';
import { addItems, measureSize } from '../bench/server/sizes.mjs';
import { timeOf } from '../bench/server/time.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { freePort } from './lib/free-port.mjs';
import { prepareHub } from './lib/hub.mjs';
import { findLitestream } from './lib/litestream-program.mjs';
import { stopAll } from './lib/processes.mjs';
import { say } from './lib/say.mjs';
import { serve } from './lib/server.mjs';
import { readSettings } from './lib/settings.mjs';

/** The number of items of one person, and the gigabytes of documents beside them. */
const SIZES = [
  { items: 1_000, gigabytes: 0 },
  { items: 10_000, gigabytes: 0 },
  { items: 100_000, gigabytes: 0 },
  { items: 1_000, gigabytes: 2 },
];
const GIGABYTE = 1_000_000_000;
/** The disk space that is needed, in sizes of the documents: themselves, a backup, and a copy or a restored hub. */
const ROOM = 3;
/** One person owns everything, which is more than a hub's default quota allows. */
const QUOTA = { HUB_QUOTA_RECORDS: '1000000', HUB_QUOTA_GB: '10000' };
const LOGIN = { email: 'owner@example.com', password: 'bench-password' };

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (/** @type {number} */ size) => `${size.toFixed(0)} MB`;

/**
 * `npm run bench:sizes`: what a large hub costs, in temporary folders and on free loopback ports.
 * `npm run bench:sizes -- 20` measures only one hub, with that many gigabytes of documents.
 */
await command(async () => {
  Object.assign(process.env, QUOTA);
  for (const size of readSizes(process.argv[2])) {
    const folder = await mkdtemp(join(tmpdir(), 'hub-sizes-'));
    try {
      await requireRoom(folder, size.gigabytes);
      await measure(folder, size);
    } finally {
      delete process.env.HUB_REPLICA;
      await stopAll();
      await rm(folder, { recursive: true, force: true });
    }
  }
});

/** @param {string | undefined} gigabytes */
function readSizes(gigabytes) {
  if (gigabytes === undefined) return SIZES;
  if (!/^\d{1,4}$/.test(gigabytes)) throw new Failure(`${gigabytes} is not a number of gigabytes: write 20.`);
  return [{ items: 1_000, gigabytes: Number(gigabytes) }];
}

/**
 * @param {string} folder
 * @param {number} gigabytes
 */
async function requireRoom(folder, gigabytes) {
  const { bavail, bsize } = await statfs(folder);
  const [free, needed] = [(bavail * bsize) / GIGABYTE, gigabytes * ROOM + 1];
  if (free < needed) throw new Failure(`This needs ${needed} GB of space, and ${free.toFixed(0)} are free.`);
}

/**
 * @param {string} folder
 * @param {typeof SIZES[number]} size
 */
async function measure(folder, { items, gigabytes }) {
  const settings = readSettings({
    HUB_DATA: join(folder, 'data'),
    HUB_ADDR: `127.0.0.1:${await freePort()}`,
    HUB_OWNER_EMAIL: LOGIN.email,
    HUB_OWNER_PASSWORD: LOGIN.password,
  });
  const hub = await prepareHub(settings, ['@hub/hub', '@hub/pocketbase']);
  const filled = await serve(hub, { output: 'capture' });
  const place = { hub, ...(await settleIn(settings.url)) };
  await addItems(place, items);
  const documents = gigabytes > 0 ? await addDocuments(place, gigabytes * GIGABYTE) : 0;
  await end(filled);
  say(`\n${items} items, ${documents} documents of ${gigabytes} GB together:`);

  const serving = { pid: 0, ended: Promise.resolve(0) };
  const start = await timeOf(async () => Object.assign(serving, await serve(hub, { output: 'capture' })));
  say(`start ${seconds(start)}, memory before anyone connects ${megabytes(await memoryOf(serving.pid))}`);
  const { page, count, save } = await measureSize(place);
  say(`a page of 500 ${page.toFixed(0)} ms, a count ${count.toFixed(0)} ms, a save ${save.toFixed(0)} ms`);
  await measureKeeping(place, serving, folder);
  if (gigabytes > 0) await measureCopies(place, folder);
}

/**
 * Measures a backup, its check, and its restore. Everything these steps create is deleted at the end, because
 * each is as large as the hub.
 * @param {import('../bench/server/sizes.mjs').Place} place
 * @param {Serving} serving
 * @param {string} folder
 */
async function measureKeeping(place, serving, folder) {
  const { url, data } = place.hub.settings;
  const owner = await signIn(url, 'users', LOGIN);
  const backup = await measureBackup(place, serving.pid);
  say(`backup ${seconds(backup.ms)} and ${megabytes(backup.size)}, memory ${megabytes(backup.memory)}`);
  const proof = await measureProof(place, serving.pid, owner);
  say(`proof ${seconds(proof.ms)}, memory ${megabytes(proof.memory)}`);
  const restored = join(folder, 'restored');
  say(`restore ${seconds(await measureRestore(place, restored))}`);
  await end(serving);
  await rm(restored, { recursive: true });
  await rm(join(data, 'backups'), { recursive: true });
}

/**
 * Measures how long a new replica takes to copy the existing documents.
 * @param {import('../bench/server/sizes.mjs').Place} place
 * @param {string} folder
 */
async function measureCopies(place, folder) {
  process.env.LITESTREAM_BIN = await findLitestream();
  process.env.HUB_REPLICA = join(folder, 'replica');
  const { pid } = await serve(place.hub, { output: 'capture' });
  const owner = await signIn(place.hub.settings.url, 'users', LOGIN);
  const replica = await measureReplica(place, pid, owner, process.env.HUB_REPLICA);
  say(`documents into a replica ${seconds(replica.ms)}, memory ${megabytes(replica.memory)}`);
}

/** @typedef {{ pid: number, ended: Promise<number> }} Serving */

/** @param {Serving} serving */
async function end({ pid, ended }) {
  process.kill(pid);
  await ended;
}

/**
 * Creates the one person who will own the records.
 * @param {string} url
 */
async function settleIn(url) {
  const [person] = await moveIn(url, LOGIN, { people: 1, each: 1 });
  if (person === undefined) throw new Error('nobody is there');
  const superuser = await signIn(url, '_superusers', LOGIN);
  const me = await demand(`${url}/api/collections/users/records?filter=email~'bench.test'`, {
    token: superuser,
  });
  const [{ id } = { id: '' }] = /** @type {{ items: { id: string }[] }} */ (me).items;
  return { superuser, person, id };
}
