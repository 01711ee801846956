import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../lib/free-port.mjs';
import { signIn } from './client.mjs';
import { temporaryFolder } from './folder.mjs';
import { childrenOf, runs } from './process.mjs';
import { OWNER, SYSTEM } from './release.mjs';
import { itemForm, until } from './replica.mjs';
import { KEYS } from './s3-gateway.mjs';
import { startSlowLine } from './slow-line.mjs';
import { spawnUntilDone } from './start.mjs';

/** How long a person waits for a save, in ms. */
const PATIENCE_MS = 10_000;

/**
 * @typedef {object} Machine one of two machines of a hub
 * @property {string} name
 * @property {string} data its data folder
 * @property {string} url the address of its hub while it serves
 * @property {{ delay: number }} line its connection to the bucket
 * @property {{ text: string }} output everything that it has printed
 * @property {() => void} start
 * @property {() => Promise<number[]>} pids returns the ids of all its programs
 */

/**
 * A machine with its own connection to the bucket; it is not started yet.
 * @param {string} name
 * @param {string} release its folder
 * @param {string} storage the host of the bucket
 * @returns {Promise<Machine>}
 */
export async function makeMachine(name, release, storage) {
  const line = await startSlowLine(storage);
  const address = `127.0.0.1:${await freePort()}`;
  const data = join(await temporaryFolder(), 'data');
  const env = {
    ...SYSTEM,
    ...KEYS,
    HUB_ADDR: address,
    HUB_DATA: data,
    HUB_OWNER_EMAIL: OWNER.email,
    HUB_OWNER_PASSWORD: OWNER.password,
  };
  const output = { text: '' };
  let pid = 0;
  const pids = async () => ((await runs(pid)) ? [pid, ...(await belowOf(pid))] : []);
  return {
    name,
    data,
    url: `http://${address}`,
    line,
    output,
    start() {
      const args = ['standby', `s3://bucket/hub?endpoint=http://${line.host}`];
      pid = spawnUntilDone(join(release, 'hub'), args, env, output);
      // A frozen program does not end with the others.
      onTestFinished(async () => {
        for (const one of await pids()) process.kill(one, 'SIGKILL');
      });
    },
    pids,
  };
}

/**
 * The ids of all descendants of a process.
 * @param {number} pid
 * @returns {Promise<number[]>}
 */
async function belowOf(pid) {
  const children = (await childrenOf(pid)).map((child) => child.pid);
  return [...children, ...(await Promise.all(children.map(belowOf))).flat()];
}

/**
 * Waits until a machine prints a text.
 * @param {Machine} machine
 * @param {string} words
 * @param {number} from the position in its output at which the search begins
 */
export async function untilSays({ output }, words, from = 0) {
  await until(() => expect(output.text.slice(from)).toContain(words));
}

/**
 * Signs the owner in on both machines, which have the same people, and turns off the rate limits.
 * @param {string} url
 */
export async function signInToBoth(url) {
  const console = await signIn(url, '_superusers', OWNER.email, OWNER.password);
  // It would start only at the next full minute by itself.
  await console.ask('crons/hub-replica-documents', {});
  await console.ask('settings', { rateLimits: { enabled: false } }, 'PATCH');
  return (await signIn(url, 'users', OWNER.email, OWNER.password)).token();
}

/**
 * Saves an item; returns whether that was confirmed.
 * @param {{ url: string }} hub
 * @param {string} token
 * @param {string} name
 * @param {string} [document] the text of its document
 */
export async function save({ url }, token, name, document) {
  try {
    const { status } = await fetch(`${url}/api/collections/expiry/records`, {
      method: 'POST',
      headers: { authorization: token },
      body: itemForm(name, document),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return status === 200;
  } catch {
    return false;
  }
}

/** @typedef {{ name: string, at: number, by: string }} Confirmed what was saved, when that was confirmed, and by which machine */

/**
 * People who save without a pause. Each uses the same machine until a save fails, then the next one.
 * @param {Machine[]} machines
 * @param {string} token
 * @param {string} prefix the beginning of the items' names
 * @param {number} count the number of people
 */
export function startWriters(machines, token, prefix, count) {
  /** @type {Confirmed[]} */
  const confirmed = [];
  let isOver = false;
  const done = Promise.all(
    Array.from({ length: count }, async (_, person) => {
      for (let number = 0, at = 0; !isOver; number += 1) {
        const machine = /** @type {Machine} */ (machines[at % machines.length]);
        const name = `${prefix} ${person}-${number}`;
        if (await save(machine, token, name)) confirmed.push({ name, at: Date.now(), by: machine.name });
        else {
          at += 1;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    }),
  );
  return {
    confirmed,
    async end() {
      isOver = true;
      await done;
    },
  };
}
