import { readFile } from 'node:fs/promises';
import { sampleDocument, shiftDate } from '@hub/pocketbase/seed-kit';
import { items } from './seed/items.mjs';

/** @typedef {import('./seed/items.mjs').Item} Item */

const PICTURE = new URL('seed/membership-card.jpg', import.meta.url);

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
 * The demo's items.
 * @type {import('@hub/pocketbase/seed-kit').Seed}
 */
export async function seed(client, { ids, today }) {
  for (const [person, own] of Object.entries(items)) {
    for (const { in: days, ...item } of own) {
      const expiryDate = shiftDate(today, days);
      const document = await documentOf(item, expiryDate);
      await client.collection('expiry').create({ ...item, ...document, expiryDate, owner: ids.get(person) });
    }
  }
}
