import { demand } from './client.mjs';

/** The collections that people have open, and how to create a record of each. */
const RECORDS = {
  expiry: (/** @type {number} */ index) => ({ name: `Item ${index}`, expiryDate: '2030-01-01' }),
  aliases: (/** @type {number} */ index) => ({ email: `alias-${index}@bench.test` }),
  loyalty: (/** @type {number} */ index) => ({ name: `Shop ${index}`, cardId: '123', type: 'barcode' }),
};

/** @typedef {keyof typeof RECORDS} Name */

/** The names of those collections. */
export const collections = /** @type {Name[]} */ (Object.keys(RECORDS));

const counter = { made: 0 };

/**
 * The values of one more record of a collection.
 * @param {Name} collection
 */
export function newRecord(collection) {
  counter.made += 1;
  return RECORDS[collection](counter.made);
}

/**
 * @typedef {object} Person
 * @property {string} token
 * @property {{ [name in Name]: string[] }} records ids of the records that they own
 */

/**
 * Fills a hub with people who have records in each tool, and signs them in. Turns off the rate limits,
 * because all requests come from one address.
 * @param {string} url
 * @param {{ email: string, password: string }} owner
 * @param {{ people: number, each: number }} size `each`: how many records a person has in each tool
 * @returns {Promise<Person[]>}
 */
export async function moveIn(url, owner, { people, each }) {
  const superuser = await signIn(url, '_superusers', owner);
  const settings = { rateLimits: { enabled: false } };
  await demand(`${url}/api/settings`, { token: superuser, method: 'PATCH', body: settings });
  return Promise.all(
    Array.from({ length: people }, async (_, index) => {
      const login = { email: `person-${index}@bench.test`, password: 'bench-password' };
      const body = { ...login, passwordConfirm: login.password, verified: true };
      await demand(`${url}/api/collections/users/records`, { token: superuser, method: 'POST', body });
      return fill(url, await signIn(url, 'users', login), each);
    }),
  );
}

/**
 * @param {string} url
 * @param {string} token
 * @param {number} each
 * @returns {Promise<Person>}
 */
async function fill(url, token, each) {
  /** @type {Person['records']} */
  const records = { expiry: [], aliases: [], loyalty: [] };
  for (const collection of collections) {
    for (let count = 0; count < each; count += 1) {
      const path = `${url}/api/collections/${collection}/records`;
      const made = await demand(path, { token, method: 'POST', body: newRecord(collection) });
      records[collection].push(/** @type {{ id: string }} */ (made).id);
    }
  }
  return { token, records };
}

/**
 * Signs someone in.
 * @param {string} url
 * @param {string} collection
 * @param {{ email: string, password: string }} login
 * @returns {Promise<string>} the token
 */
export async function signIn(url, collection, { email, password }) {
  const body = { identity: email, password };
  const path = `${url}/api/collections/${collection}/auth-with-password`;
  return /** @type {{ token: string }} */ (await demand(path, { method: 'POST', body })).token;
}
