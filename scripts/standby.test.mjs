import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { signIn } from './testing/client.mjs';
import { FAULTS } from './testing/faults.mjs';
import { temporaryFolder } from './testing/folder.mjs';
import {
  makeLitestream,
  makeRelease,
  OWNER,
  runRelease,
  startRelease,
  unpackRelease,
} from './testing/release.mjs';
import { itemsOf, until } from './testing/replica.mjs';
import { KEYS, startS3Gateway } from './testing/s3-gateway.mjs';
import { startS3Storage } from './testing/s3-storage.mjs';
import { makeMachine, save, signInToBoth, startWriters, untilSays } from './testing/standby.mjs';
import { TIME_LIMITS } from '../time-limits.mjs';

/** @typedef {import('./testing/standby.mjs').Machine} Machine */

const IS_SOAK = process.env.HUB_SOAK === '1';
const LONG = IS_SOAK ? TIME_LIMITS.soak : TIME_LIMITS.program;
const KINDS = /** @type {const} */ (['killed', 'frozen', 'slow']);
const TAKEOVERS = IS_SOAK ? 20 : KINDS.length;
const WRITERS = 4;

/**
 * The maximum time until the other machine has confirmed a save, in ms. Only the soak measures it exactly,
 * because everything takes longer beside other tests.
 */
const MOST_TAKEOVER_MS = IS_SOAK ? 30_000 : 120_000;
/**
 * What may be lost: saves confirmed in the last second before the final confirmation of the first machine.
 * Beside other tests the writers are slower, so that it is two seconds.
 */
const MOST_LOST_MS = IS_SOAK ? 1000 : 2000;

/** @type {Buffer[]} */
let archives;

beforeAll(async () => {
  archives = [await makeRelease(), await makeLitestream()];
}, LONG);

/**
 * One machine serves and another waits; a fault happens to the first while people save. Checks that the other
 * takes over, that the two never serve at once, and that little is lost.
 * @param {readonly [Machine, Machine]} machines the one that serves, and the one that waits
 * @param {string} token
 * @param {number} round
 */
async function drill([first, second], token, round) {
  const kind = KINDS[round % KINDS.length] ?? 'killed';
  const { inject, untilStopped, repair } = FAULTS[kind];
  const from = first.output.text.length;
  const writers = startWriters([first, second], token, `Round ${round}`, WRITERS);
  await until(() => expect(writers.confirmed.length).toBeGreaterThan(50));
  await inject(first);
  const injectedAt = Date.now();
  // This writer uses only the other machine, because the other writers wait for a frozen machine for a while.
  const early = startWriters([second], token, `Early ${round}`, 1);
  const bySecond = () => writers.confirmed.filter(({ by }) => by === second.name);
  await until(() => expect(bySecond().length).toBeGreaterThan(10));
  await early.end();
  const tookOver = Math.min(...[...bySecond(), ...early.confirmed].map(({ at }) => at));
  // This writer still knows only the first machine, and tries to save there when it comes back.
  const faithful = startWriters([first], token, `Faithful ${round}`, 1);
  await untilStopped(first, from);
  await repair(first);
  await untilSays(first, 'this one waits', from);
  await faithful.end();
  await writers.end();

  const there = new Set(await itemsOf({ ask: (path) => read(second, token, path) }));
  const confirmed = [...writers.confirmed, ...early.confirmed];
  const lost = confirmed.filter(({ name }) => !there.has(name));
  const leased = Math.max(
    ...[...second.output.text.matchAll(/^(\S+Z) This machine has the lease/gm)].map(([, at]) =>
      Date.parse(at ?? ''),
    ),
  );
  const lastOfFirst = Math.max(
    ...writers.confirmed.filter(({ by }) => by === first.name).map(({ at }) => at),
  );
  process.stdout.write(
    `Round ${round}, ${kind}: ${writers.confirmed.length} confirmed, ${second.name} had the lease after ${leased - injectedAt} ms, and took over after ${tookOver - injectedAt} ms; lost: ` +
      `${lost.map(({ name, at }) => `“${name}” (${lastOfFirst - at} ms before the end)`).join(', ') || 'nothing'}\n`,
  );
  expect(tookOver - injectedAt).toBeLessThanOrEqual(MOST_TAKEOVER_MS);
  expect(lastOfFirst).toBeLessThan(tookOver);
  expect(faithful.confirmed).toEqual([]);
  expect(lost.filter(({ at }) => lastOfFirst - at > MOST_LOST_MS)).toEqual([]);
  for (const { output } of [first, second]) expect(output.text).not.toContain('s3cret-word');
}

/**
 * @param {Machine} machine
 * @param {string} token
 * @param {string} path
 */
async function read({ url }, token, path) {
  const answer = await fetch(`${url}/api/${path}`, { headers: { authorization: token } });
  /** @type {unknown} */
  const json = await answer.json();
  return json;
}

test(
  'a second machine takes over from one that is killed, frozen, or cut off by a slow bucket, and two never serve',
  { timeout: LONG },
  async () => {
    const storage = await (IS_SOAK ? startS3Gateway() : startS3Storage());
    const release = await unpackRelease(...archives);
    let serving = await makeMachine('one', release, storage);
    let waiting = await makeMachine('two', release, storage);
    serving.start();
    await untilSays(serving, 'Apps is at');
    const token = await signInToBoth(serving.url);
    expect(await save(serving, token, 'Passport', 'scan')).toBe(true);
    const deleted = join(waiting.data, 'storage/expiry/long-ago/deleted.pdf');
    await mkdir(dirname(deleted), { recursive: true });
    await writeFile(deleted, '%PDF-1.4 deleted');
    await writeFile(
      join(waiting.data, '.replica-gone.json'),
      JSON.stringify({ 'expiry/long-ago/deleted.pdf': '2020-01-01' }),
    );
    await writeFile(join(waiting.data, '.standby.json'), '{}');
    waiting.start();
    await untilSays(waiting, 'this one waits');
    const documents = async () =>
      (await readdir(join(waiting.data, 'storage'), { recursive: true })).filter((name) =>
        name.endsWith('.pdf'),
      );
    await until(async () => expect(await documents()).toEqual([expect.stringMatching(/scan_\w+\.pdf$/)]));
    for (let round = 0; round < TAKEOVERS; round += 1) {
      await drill([serving, waiting], token, round);
      [serving, waiting] = [waiting, serving];
    }
    const { errors } = /** @type {{ errors: { message: string }[] }} */ (
      await read(serving, token, 'hub/status')
    );
    expect(errors.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^This machine has taken over\. Its data goes up to 2\S+Z: /),
    );
    const items = await itemsOf({ ask: (path) => read(serving, token, path) });
    expect(items).toContain('Passport');
    const data = join(await temporaryFolder(), 'data');
    const { text } = await runRelease(release, ['restore', `s3://bucket/hub?endpoint=http://${storage}`], {
      ...KEYS,
      HUB_DATA: data,
    });
    expect(text).toContain('documents  1, each of which opens');
    expect(text).toContain('can sign in to the hub and the admin console');
    expect(await save(serving, token, 'The last')).toBe(true);
  },
);

test(
  'a machine alone serves at once, stops while the bucket is away, goes on with all it had, and keeps no term of long ago',
  { timeout: LONG },
  async () => {
    const storage = await startS3Storage();
    const release = await unpackRelease(...archives);
    const machine = await makeMachine('one', release, storage);
    const replica = `s3://bucket/hub?endpoint=http://${storage}`;
    const before = { ...KEYS, HUB_REPLICA: replica, HUB_DATA: machine.data };
    const plain = await startRelease(release, before);
    const token = await signInToBoth(plain.url);
    expect(await save(plain, token, 'Before there were two')).toBe(true);
    plain.child.kill('SIGTERM');
    await plain.ended;
    machine.start();
    await untilSays(machine, 'Apps is at');
    expect(await save(machine, token, 'Later')).toBe(true);

    const { inject, untilStopped, repair } = FAULTS.slow;
    await inject(machine);
    await untilStopped(machine, 0);
    await expect(fetch(machine.url)).rejects.toThrow();
    const cutOff = machine.output.text.length;
    await repair(machine);
    await untilSays(machine, 'Apps is at', cutOff);

    const killed = machine.output.text.length;
    await FAULTS.killed.inject(machine);
    machine.start();
    await untilSays(machine, 'Apps is at', killed);
    expect(machine.output.text).not.toContain('this one waits');
    expect(machine.output.text).not.toContain('has taken over');
    const items = await itemsOf({ ask: (path) => read(machine, token, path) });
    expect(items).toEqual(['Before there were two', 'Later']);
    const data = join(await temporaryFolder(), 'data');
    const { text } = await runRelease(release, ['restore', replica], { ...KEYS, HUB_DATA: data });
    expect(text).toMatch(/ 2 expiry/);

    for (const pid of await machine.pids()) {
      expect(await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).not.toContain('s3cret-word');
    }
    expect(machine.output.text).not.toContain('s3cret-word');

    const old = `http://${storage}/bucket/hub/terms/5/0000/old.ltx`;
    const terms = `http://${storage}/bucket?list-type=2&prefix=hub/terms/`;
    expect((await fetch(old, { method: 'PUT', body: 'old' })).status).toBe(200);
    const console = await signIn(machine.url, '_superusers', OWNER.email, OWNER.password);
    await console.ask('crons/hub-terms-sweep', {});
    await until(async () => expect((await fetch(old)).status).toBe(404));
    expect(await (await fetch(terms)).text()).toMatch(/hub\/terms\/\d{10}\/0000/);

    const alone = await runRelease(release, [], {
      ...KEYS,
      HUB_REPLICA: replica,
      HUB_DATA: join(await temporaryFolder(), 'data'),
    });
    expect(alone).toMatchObject({ code: 1, text: expect.stringContaining('machines that take turns') });
  },
);

test('a second machine is refused where two could serve', { timeout: LONG }, async () => {
  const release = await unpackRelease(...archives);
  const env = { ...KEYS, HUB_DATA: join(await temporaryFolder(), 'data') };
  /** @param {string[]} args */
  const standby = (...args) => runRelease(release, ['standby', ...args], env);
  expect(await standby()).toMatchObject({ code: 1, text: expect.stringContaining('Name the bucket') });
  expect((await standby('/mnt/replica')).text).toContain('hub standby needs S3 storage');
  expect((await standby('sftp://nas.local/hub')).text).toContain('hub standby needs S3 storage');
  const storage = await startS3Storage({ knowsConditions: false });
  expect((await standby(`s3://bucket/hub?endpoint=http://${storage}`)).text).toContain(
    's3://bucket/hub does not refuse a write whose condition does not hold',
  );
});
