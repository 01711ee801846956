import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { belongings } from './data/belongings.mjs';
import { shiftDate } from './dates.mjs';
import { sampleDocument } from './document.mjs';

/** @typedef {import('pocketbase').default} PocketBase */
/** @typedef {import('./data/belongings.mjs').Item} Item */

const PICTURE = new URL('data/membership-card.jpg', import.meta.url);
/** The groups of an address that the generator makes. */
const GROUPS = [8, 4, 4, 4, 8];

/**
 * An address as the generator makes them, always the same for the same seed.
 * @param {string} seed
 * @param {string} domain
 */
function addressOf(seed, domain) {
  const letters = [...createHash('sha256').update(seed).digest()].map((byte) => (byte % 36).toString(36));
  const groups = GROUPS.map((length) => letters.splice(0, length).join(''));
  return `${groups.join('-')}@${domain}`;
}

/**
 * The document of an item; none when it has none.
 * @param {Pick<Item, 'name' | 'person' | 'document'>} item
 * @param {string} expiryDate
 */
async function documentOf({ name, person, document }, expiryDate) {
  if (document === undefined) return {};
  const file =
    document === 'pdf'
      ? await sampleDocument(name, `${person}, valid until ${expiryDate}`)
      : new File([await readFile(PICTURE)], `${name}.jpg`, { type: 'image/jpeg' });
  return { document: file, documentName: file.name };
}

/**
 * Everybody's personal records.
 * @param {PocketBase} client
 * @param {ReadonlyMap<string, string>} ids of the people, by their keys
 * @param {string} today YYYY-MM-DD
 */
export async function seedHousehold(client, ids, today) {
  for (const [key, { expiry, aliases, cards }] of Object.entries(belongings)) {
    const owner = ids.get(key);
    for (const { in: days, ...item } of expiry) {
      const expiryDate = shiftDate(today, days);
      const document = await documentOf(item, expiryDate);
      await client.collection('expiry').create({ ...item, ...document, expiryDate, owner });
    }
    for (const [index, alias] of aliases.entries()) {
      const email = 'email' in alias ? alias.email : addressOf(`${key} ${index}`, alias.at);
      await client.collection('aliases').create({ ...alias, email, owner });
    }
    for (const { in: days, ...card } of cards) {
      const expiryDate = days === undefined ? '' : shiftDate(today, days);
      await client.collection('loyalty').create({ ...card, expiryDate, owner });
    }
  }
}
