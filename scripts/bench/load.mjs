import { setTimeout as delay } from 'node:timers/promises';
import { ask } from './client.mjs';
import { collections, newRecord } from './household.mjs';

/** Of 20 requests: 11 lists, 4 single records, 2 pages, 2 changes, 1 new record. */
const MIX = /** @type {const} */ ([
  ...['list', 'view', 'list', 'page', 'list', 'change', 'list', 'view', 'list', 'list'],
  ...['create', 'list', 'view', 'list', 'page', 'list', 'change', 'list', 'view', 'list'],
]);

/** Stands for the status of a request that nobody answered. */
const NO_ANSWER = 0;

/**
 * Sends requests at a steady rate, whether or not the ones before have been answered.
 * @param {{ perSecond: number, seconds: number }} rate
 * @param {(index: number) => Promise<number>} send gives the status of the answer
 * @returns {Promise<{ times: number[], refused: Map<number, number> }>} milliseconds from when each was due to its
 *   answer, and how many got which status instead (0: none at all)
 */
export async function press({ perSecond, seconds }, send) {
  const start = performance.now();
  /** @type {number[]} */
  const times = [];
  /** @type {Map<number, number>} */
  const refused = new Map();
  const answers = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = start + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await delay(wait);
    const asked = send(index).catch(() => NO_ANSWER);
    const answer = asked.then((status) => {
      if (status !== NO_ANSWER && status < 300) times.push(performance.now() - due);
      else refused.set(status, (refused.get(status) ?? 0) + 1);
    });
    answers.push(answer);
  }
  await Promise.all(answers);
  return { times, refused };
}

/**
 * Sends one request of what a busy household sends.
 * @param {string} url
 * @param {import('./household.mjs').Person[]} people
 * @param {number} index
 * @returns {Promise<number>} the status of the answer
 */
export async function sendOfMix(url, people, index) {
  const person = people[index % people.length];
  const collection = collections[index % collections.length];
  if (!person || !collection) throw new Error('nobody is there');
  const { token } = person;
  const path = `${url}/api/collections/${collection}/records`;
  const ids = person.records[collection];
  const one = `${path}/${ids[index % ids.length]}`;
  const { status } = await {
    page: () => ask(`${url}/`),
    list: () => ask(`${path}?perPage=500`, { token }),
    view: () => ask(one, { token }),
    change: () => ask(one, { token, method: 'PATCH', body: { shared: false } }),
    create: () => ask(path, { token, method: 'POST', body: newRecord(collection) }),
  }[MIX[index % MIX.length] ?? 'list']();
  return status;
}
