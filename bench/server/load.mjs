import { setTimeout as delay } from 'node:timers/promises';
import { ask } from './client.mjs';
import { collections, newRecord } from './household.mjs';

/** Of 20 requests: 11 lists, 4 single records, 2 pages, 2 changes, 1 new record. */
const MIX = /** @type {const} */ ([
  ...['list', 'view', 'list', 'page', 'list', 'change', 'list', 'view', 'list', 'list'],
  ...['create', 'list', 'view', 'list', 'page', 'list', 'change', 'list', 'view', 'list'],
]);

/** Used as the status of a request without a response. */
const NO_ANSWER = 0;

/**
 * Sends requests at a constant rate, whether or not the earlier ones have been answered.
 * @param {{ perSecond: number, seconds: number }} rate
 * @param {(index: number) => Promise<number>} send returns the status of the response
 * @returns {Promise<{ times: number[], refused: Map<number, number> }>} milliseconds from the time when
 *   each request was due to its response, and the number of other statuses by status (0: no response)
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
 * Sends one request of the mix that a busy household sends.
 * @param {string} url
 * @param {import('./household.mjs').Person[]} people
 * @param {number} index
 * @returns {Promise<number>} the status of the response
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
