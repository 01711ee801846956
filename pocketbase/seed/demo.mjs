import PocketBase, { ClientResponseError } from 'pocketbase';
import { seedHousehold } from './household.mjs';
import { seedTraining } from './training.mjs';

/**
 * @typedef {object} Login
 * @property {string} email
 * @property {string} password
 */

/** The people of the demo. Their password is known to all: the demo has a data folder of its own. */
export const DEMO_PEOPLE = [
  { email: 'coach@example.com', name: 'Mira Okafor', role: 'admin', password: 'demo-password' },
  { email: 'sam@example.com', name: 'Sam Rivers', role: 'user', password: 'demo-password' },
  { email: 'noor@example.com', name: 'Noor Aziz', role: 'user', password: 'demo-password' },
];

/**
 * Whether the folder holds the demo already.
 * @param {PocketBase} client
 */
async function isSeeded(client) {
  const [last] = DEMO_PEOPLE.slice(-1);
  try {
    await client
      .collection('users')
      .getFirstListItem(client.filter('email = {:email}', { email: last?.email }));
    return true;
  } catch (error) {
    if (error instanceof ClientResponseError && error.status === 404) return false;
    throw error;
  }
}

/**
 * Fills a hub with a coach, two athletes and a lived-in sample of every tool's records, once: a hub that has
 * them stays as it is.
 * @param {string} url the hub's address
 * @param {Login} superuser the login of the admin console (the owner's)
 * @param {string} today YYYY-MM-DD; every date is set from it
 * @returns {Promise<Login[]>} the logins of {@link DEMO_PEOPLE}
 */
export async function seedDemo(url, { email, password }, today) {
  const client = new PocketBase(url).autoCancellation(false);
  await client.collection('_superusers').authWithPassword(email, password);
  if (!(await isSeeded(client))) {
    const ids = [];
    for (const person of DEMO_PEOPLE) {
      const data = { ...person, passwordConfirm: person.password, verified: true };
      ids.push((await client.collection('users').create(data)).id);
    }
    const [, ...athletes] = ids;
    await seedTraining(client, athletes, today);
    await seedHousehold(client, athletes[0] ?? '', today);
  }
  return DEMO_PEOPLE.map((person) => ({ email: person.email, password: person.password }));
}
