import PocketBase, { ClientResponseError } from 'pocketbase';
import { seeds } from '../server-parts.mjs';
import { seedReminders } from './reminders.mjs';

/**
 * @typedef {object} Login
 * @property {string} email
 * @property {string} password
 */

const PASSWORD = 'demo-password';

/** The people of the demo beside the owner. Their password is known to all: the demo has a data folder of its own. */
export const DEMO_PEOPLE = [
  { email: 'coach@example.com', name: 'Mira Okafor', role: 'admin', password: PASSWORD },
  { email: 'sam@example.com', name: 'Sam Rivers', role: 'user', password: PASSWORD },
  { email: 'noor@example.com', name: 'Noor Aziz', role: 'user', password: PASSWORD },
  { email: 'ilse@example.com', name: 'Ilse Bakker', role: 'user', password: PASSWORD },
];
const OWNER_NAME = 'Robin Rivers';

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
 * Makes the people, and gives the owner a name.
 * @param {PocketBase} client
 * @param {string} ownerEmail
 * @returns {Promise<Map<string, string>>} their ids by the names in their addresses, the owner's by `owner`
 */
async function makePeople(client, ownerEmail) {
  const users = client.collection('users');
  const owner = await users.getFirstListItem(client.filter('email = {:ownerEmail}', { ownerEmail }));
  await users.update(owner.id, { name: OWNER_NAME });
  const ids = new Map([['owner', owner.id]]);
  for (const person of DEMO_PEOPLE) {
    const data = { ...person, passwordConfirm: person.password, verified: true };
    const { id } = await users.create(data);
    ids.set(person.email.replace(/@.*/, ''), id);
  }
  return ids;
}

/**
 * Fills a hub with a coach, three athletes and, for each of them and for the owner, a lived-in sample of the records that
 * every tool brings along, once: a hub that has them stays as it is.
 * @param {string} url the hub's address
 * @param {Login} owner their login, which is that of the admin console too
 * @param {string} today YYYY-MM-DD; every date is set from it
 * @returns {Promise<Login[]>} the logins of {@link DEMO_PEOPLE}
 */
export async function seedDemo(url, { email, password }, today) {
  const client = new PocketBase(url).autoCancellation(false);
  await client.collection('_superusers').authWithPassword(email, password);
  if (!(await isSeeded(client))) {
    const ids = await makePeople(client, email);
    for (const seed of [seedReminders, ...(await seeds())]) await seed(client, { ids, today });
  }
  return DEMO_PEOPLE.map((person) => ({ email: person.email, password: person.password }));
}
