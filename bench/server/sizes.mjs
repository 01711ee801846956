import { percentile } from '../../scripts/lib/figures.mjs';
import { demand } from './client.mjs';
import { timeOf } from './time.mjs';

const LOOKS = 20;
/** The largest page that the API returns. */
const PAGE = 500;

/**
 * @typedef {object} Place
 * @property {import('../../scripts/lib/server.mjs').Hub} hub
 * @property {string} superuser the token of a superuser
 * @property {import('./household.mjs').Person} person
 * @property {string} id of the person
 */

/**
 * @typedef {object} SizeFigures in milliseconds
 * @property {number} page the first page of a list, with 500 items
 * @property {number} count the number of items, as a tile requests it
 * @property {number} save
 */

/** @param {(look: number) => Promise<unknown>} act */
async function middleOf(act) {
  const times = [];
  for (let look = 0; look < LOOKS; look += 1) times.push(await timeOf(() => act(look)));
  return percentile(times, 50);
}

/**
 * Gives a person this many items. Writes directly to the database, because creating them is not measured.
 * @param {Place} place
 * @param {number} count
 */
export async function addItems({ hub, superuser, id }, count) {
  const query = `
    WITH RECURSIVE counter(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counter WHERE n < ${count})
    INSERT INTO expiry (id, name, expiryDate, owner, rev)
    SELECT printf('s%014d', n), 'Document ' || n, date('2030-01-01', '+' || (n % 3650) || ' days'), '${id}', 1 FROM counter`;
  await demand(`${hub.settings.url}/api/sql`, { token: superuser, method: 'POST', body: { query } });
}

/**
 * Measures the requests of a hub that has just been started.
 * @param {Place} place
 * @returns {Promise<SizeFigures>}
 */
export async function measureSize({ hub, person }) {
  const items = `${hub.settings.url}/api/collections/expiry/records`;
  const [first = ''] = person.records.expiry;
  const read = (/** @type {string} */ query) => demand(`${items}?${query}`, { token: person.token });
  const page = await middleOf(() => read(`perPage=${PAGE}&sort=expiryDate,id`));
  const count = await middleOf(() => read('perPage=1&fields=id'));
  let { rev } = /** @type {{ rev: number }} */ (await demand(`${items}/${first}`, { token: person.token }));
  const save = await middleOf(async (look) => {
    const body = { name: `Passport ${look}`, rev };
    const saved = await demand(`${items}/${first}`, { token: person.token, method: 'PATCH', body });
    ({ rev } = /** @type {{ rev: number }} */ (saved));
  });
  return { page, count, save };
}
