import { setTimeout as delay } from 'node:timers/promises';
import { ask } from './client.mjs';
import { collections, newRecord } from './household.mjs';

/** Of 20 requests: 11 lists, 4 single records, 2 pages, 2 changes, 1 new record. */
const MIX = /** @type {const} */ ([
  ...['list', 'view', 'list', 'page', 'list', 'change', 'list', 'view', 'list', 'list'],
  ...['create', 'list', 'view', 'list', 'page', 'list', 'change', 'list', 'view', 'list'],
]);

/**
 * Sends requests at a steady rate, whether or not the ones before have been answered.
 * @param {string} url
 * @param {import('./household.mjs').Person[]} people
 * @param {{ perSecond: number, seconds: number }} rate
 * @returns {Promise<{ times: number[], refused: number }>} milliseconds from when each was due to its answer
 */
export async function press(url, people, { perSecond, seconds }) {
  const start = performance.now();
  /** @type {Promise<number | null>[]} */
  const answers = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = start + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await delay(wait);
    answers.push(send(url, people, index).then((status) => (status < 300 ? performance.now() - due : null)));
  }
  const times = await Promise.all(answers);
  return {
    times: times.filter((time) => time !== null),
    refused: times.filter((time) => time === null).length,
  };
}

/**
 * @param {string} url
 * @param {import('./household.mjs').Person[]} people
 * @param {number} index
 * @returns {Promise<number>} the status of the answer
 */
async function send(url, people, index) {
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
