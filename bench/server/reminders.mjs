import { percentile } from '../../scripts/lib/figures.mjs';
import { ask, demand } from './client.mjs';
import { signIn } from './household.mjs';
import { press } from './load.mjs';

/**
 * The items of each person. The first person, who reads all of theirs as a calendar, has `MORE` in addition.
 */
const ITEMS = 500;
const MORE = 500;
const RUNS = 20;
const READINGS = 50;
/** Two minutes are measured. The job runs once in each; in the first, there is nobody to remind. */
const BESIDE = { perSecond: 20, seconds: 60 };
const MS_PER_DAY = 86_400_000;
const JOB = 'hub-reminders';

/** @param {number} days from today */
const dateIn = (days) => new Date(Date.now() + days * MS_PER_DAY).toISOString().slice(0, 10);

/**
 * @typedef {object} RemindersFigures
 * @property {number} job milliseconds from the start of a run until the message about its one new item has
 *   arrived
 * @property {number} feed milliseconds for a calendar of 1,000 events
 * @property {number} unchanged milliseconds for its 304 response
 * @property {{ p50: number, p95: number }} beside the time of a list in a minute with the job, divided by
 *   that without
 */

/**
 * Gives the people 10,500 items, turns on a channel for the job, and measures what the job costs.
 * @param {string} url
 * @param {{ email: string, password: string }} owner
 * @param {import('./household.mjs').Person[]} people
 * @param {import('./receiver.mjs').Receiver} receiver
 * @returns {Promise<RemindersFigures>}
 */
export async function measureReminders(url, owner, people, receiver) {
  const [reader] = people;
  if (reader === undefined) throw new Error('nobody is there');
  const channels = await Promise.all(people.map((person, number) => moveIn(url, person, number)));
  const list = `${url}/api/collections/aliases/records?perPage=30`;
  const minute = () => press(BESIDE, async () => (await ask(list, reader)).status);
  const without = await minute();
  await Promise.all(
    channels.map((channel, number) =>
      patch(channel, people[number], { isOn: true, address: `${receiver.origin}/topic-${number}` }),
    ),
  );
  const superuser = await signIn(url, '_superusers', owner);
  const runJob = () => demand(`${url}/api/crons/${JOB}`, { token: superuser, method: 'POST' });
  await runJob();
  await receiver.untilReceived(people.length);
  const withJob = await minute();
  const ratio = (/** @type {number} */ percent) =>
    percentile(withJob.times, percent) / percentile(without.times, percent);
  return {
    job: await timeJob(url, reader, receiver, runJob),
    ...(await timeFeed(url, reader)),
    beside: { p50: ratio(50), p95: ratio(95) },
  };
}

/**
 * Gives a person items with dates over ten years, and a channel that is turned off.
 * @param {string} url
 * @param {import('./household.mjs').Person} person
 * @param {number} number
 * @returns {Promise<string>} the URL of the channel's record
 */
async function moveIn(url, { token }, number) {
  const make = (/** @type {string} */ collection, /** @type {object} */ body) =>
    demand(`${url}/api/collections/${collection}/records`, { token, method: 'POST', body });
  for (let item = 0; item < ITEMS + (number === 0 ? MORE : 0); item += 1) {
    await make('expiry', { name: `Document ${item}`, expiryDate: dateIn((item % ITEMS) * 7 + 1) });
  }
  const rules = { leads: [90, 30, 7, 1, 0], hour: '00:00', workoutHour: '00:00', isDigest: false };
  await make('reminder_rules', rules);
  const channel = {
    kind: 'ntfy',
    label: 'ntfy',
    address: `https://ntfy.sh/topic-${number}`,
    isOn: false,
  };
  const { id } = /** @type {{ id: string }} */ (await make('reminder_channels', channel));
  return `${url}/api/collections/reminder_channels/records/${id}`;
}

/**
 * @param {string} address
 * @param {import('./household.mjs').Person | undefined} person
 * @param {object} body
 */
function patch(address, person, body) {
  return demand(address, { ...(person && { token: person.token }), method: 'PATCH', body });
}

/**
 * @param {string} url
 * @param {import('./household.mjs').Person} person
 * @param {import('./receiver.mjs').Receiver} receiver
 * @param {() => Promise<unknown>} runJob
 */
async function timeJob(url, { token }, receiver, runJob) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = receiver.count();
    const body = { name: `New ${run}`, expiryDate: dateIn(1) };
    await demand(`${url}/api/collections/expiry/records`, { token, method: 'POST', body });
    const start = performance.now();
    await runJob();
    await receiver.untilReceived(before + 1);
    times.push(performance.now() - start);
  }
  return percentile(times, 50);
}

/**
 * @param {string} url
 * @param {import('./household.mjs').Person} person
 */
async function timeFeed(url, { token }) {
  const made = await demand(`${url}/api/hub/calendar`, { token, method: 'POST' });
  const link = url + /** @type {{ path: string }} */ (made).path;
  const etag = (await fetch(link)).headers.get('ETag') ?? '';
  const time = async (/** @type {number} */ wanted, /** @type {Record<string, string>} */ headers) => {
    const times = [];
    for (let reading = 0; reading < READINGS; reading += 1) {
      const start = performance.now();
      const answer = await fetch(link, { headers });
      await answer.text();
      times.push(performance.now() - start);
      if (answer.status !== wanted) throw new Error(`${link}: ${answer.status}`);
    }
    return percentile(times, 50);
  };
  return { feed: await time(200, {}), unchanged: await time(304, { 'If-None-Match': etag }) };
}
