import { expect, vi } from 'vitest';
import { signIn } from './client.mjs';
import { childrenOf } from './process.mjs';
import { startRelease } from './release.mjs';
import { TIME_LIMITS } from '../../time-limits.mjs';

/** A server starts its jobs after up to a minute, and a busy machine is slow. */
const PATIENCE = { timeout: TIME_LIMITS.test, interval: 50 };

/**
 * Litestream notes when a pass ended, which may have begun before: after four of its paces, one that began later has ended,
 * too.
 */
const PASS_MS = 1000;

/**
 * The jobs that run as long as the server does. There is no job for documents if the replica is an sftp
 * server.
 */
const JOBS = ['hub-replica', 'hub-replica-documents'];

/**
 * @typedef {object} ReplicaState the response of `GET /api/hub/health`
 * @property {string} target
 * @property {string | null} lastSync
 * @property {number | null} behind
 * @property {'copied' | 'waiting' | 'not kept'} documents
 * @property {string | null} error
 */

/**
 * Waits until an expectation is met.
 * @param {() => void | Promise<void>} expectation
 */
export const until = (expectation) => vi.waitFor(expectation, PATIENCE);

/**
 * Starts a release with a replica, starts its jobs, and signs its owner in.
 * @param {string} release its folder
 * @param {Record<string, string>} env HUB_REPLICA, and other variables
 */
export async function startReplicated(release, env) {
  const hub = await startRelease(release, env);
  expect(hub.output.text).toContain(`Apps is at ${hub.url}`);
  const { email, password } = hub.owner;
  const owner = await signIn(hub.url, 'users', email, password);
  const console = await signIn(hub.url, '_superusers', email, password);
  const beginJobs = async () => {
    const jobs = /** @type {{ id: string }[]} */ (await console.ask('crons'));
    for (const { id } of jobs.filter(({ id }) => JOBS.includes(id))) await console.ask(`crons/${id}`, {});
  };
  await beginJobs();
  const pid = hub.child.pid ?? 0;
  return {
    ...hub,
    pid,
    ask: owner.ask,
    console,
    /** To call after a restore, which ends all sessions. */
    async signInAgain() {
      await owner.signInAgain();
      await console.signInAgain();
    },
    /** Starts the jobs at once; otherwise they start at the next full minute. */
    beginJobs,
    /** @returns {Promise<ReplicaState>} */
    async replica() {
      const { replica } = /** @type {{ replica: ReplicaState }} */ (await owner.ask('hub/health'));
      return replica;
    },
    /** The id of Litestream's process. */
    async litestream() {
      const [found] = (await childrenOf(pid)).filter(({ name }) => name === 'litestream');
      if (found === undefined) throw new Error('Litestream does not run.');
      return found.pid;
    },
    /** Waits until everything that was confirmed before is in the replica. */
    async untilReplicated() {
      const confirmed = Date.now() + PASS_MS;
      await until(async () => {
        const { lastSync, documents } = await this.replica();
        expect(documents).toBe('copied');
        expect(Date.parse(lastSync ?? '')).toBeGreaterThan(confirmed);
      });
    },
    /**
     * Saves an item, with a document if its text is given.
     * @param {string} name
     * @param {string} [document]
     */
    async save(name, document) {
      const item = await owner.ask('collections/expiry/records', itemForm(name, document));
      return /** @type {{ id: string }} */ (item);
    },
  };
}

/**
 * The form of a new item, with a document if its text is given.
 * @param {string} name
 * @param {string} [document]
 */
export function itemForm(name, document) {
  const form = new FormData();
  form.set('name', name);
  form.set('expiryDate', '2030-01-01');
  if (document !== undefined) form.set('document', new File([`%PDF-1.4 ${document}`], 'scan.pdf'));
  return form;
}

/**
 * The names of all items of a hub, sorted.
 * @param {{ ask: import('./client.mjs').Client['ask'] }} hub
 */
export async function itemsOf({ ask }) {
  const names = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await ask(`collections/expiry/records?perPage=1000&sort=id&page=${page}`);
    const { items, totalPages } = /** @type {{ items: { name: string }[], totalPages: number }} */ (list);
    names.push(...items.map(({ name }) => name));
    pages = totalPages;
  }
  return names.sort();
}
