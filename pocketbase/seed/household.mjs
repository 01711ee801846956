import { shiftDate } from './dates.mjs';
import { sampleDocument } from './document.mjs';

/** @typedef {import('pocketbase').default} PocketBase */

/** What expires: days from today, and whether everyone sees it. */
const EXPIRY = [
  { name: 'Passport', in: 812, person: 'Sam', category: 'Travel', country: 'NL', document: true },
  {
    name: 'Passport',
    in: 96,
    person: 'Noor',
    category: 'Travel',
    country: 'MY',
    document: true,
    shared: true,
  },
  { name: 'Residence permit', in: 12, person: 'Noor', category: 'Travel', country: 'NL' },
  { name: 'Driving licence', in: 1460, person: 'Sam', category: 'Car', country: 'NL' },
  { name: 'Car inspection', in: 0, person: 'Sam', category: 'Car', country: 'NL', shared: true },
  { name: 'Visa', in: 41, person: 'Sam', category: 'Travel', country: 'CN', document: true },
  { name: 'Bank card', in: 203, person: 'Sam', category: 'Money', country: '' },
  { name: 'Fire extinguisher', in: 330, person: 'Home', category: 'House', country: '', shared: true },
  { name: 'Travel insurance', in: -1, person: 'Noor', category: 'Travel', country: 'NL', shared: true },
  { name: 'Old passport', in: -94, person: 'Sam', category: 'Travel', country: 'GB' },
  { name: 'Gym membership', in: -20, person: 'Noor', category: 'Sport', country: '' },
];

const ALIASES = [
  { email: 'k3v9x2qa-7tn4-p0zd-w8rj-5mhy2bcf@example.com', description: 'Newspaper' },
  { email: 'b7m1d5sw-2kq8-x3fe-r9vt-0nza6plu@example.com', description: 'Shoe shop\nonly for the receipt' },
  { email: 'z4c8h0ty-9wb3-m6gj-k1xs-7dqe5rfn@example.com', description: '' },
  { email: 'p2r6n9vk-5fd1-t8ya-c4hm-3zjx7wqs@example.com', description: 'Wifi at the station', shared: true },
];

const CARDS = [
  { name: 'Corner grocer', cardId: '2620412345678', type: 'barcode', shared: true },
  { name: 'Book club', cardId: '40071920', type: 'qrcode', refreshSeconds: 10 },
  { name: 'Sports hall', cardId: '9915527301', type: 'qrcode', refreshSeconds: 20, customUI: true, in: 280 },
  { name: 'Coffee bar', cardId: 'CB-4471', type: 'barcode', in: 35 },
];

/**
 * The personal records of one person.
 * @param {PocketBase} client
 * @param {string} owner the person's id
 * @param {string} today YYYY-MM-DD
 */
export async function seedHousehold(client, owner, today) {
  for (const { in: days, document: hasDocument, ...item } of EXPIRY) {
    const expiryDate = shiftDate(today, days);
    const document = hasDocument
      ? await sampleDocument(item.name, `${item.person}, valid until ${expiryDate}`)
      : null;
    const file = document ? { document, documentName: document.name } : {};
    await client.collection('expiry').create({ ...item, ...file, expiryDate, owner });
  }
  for (const alias of ALIASES) await client.collection('aliases').create({ ...alias, owner });
  for (const { in: days, ...card } of CARDS) {
    const expiryDate = days === undefined ? '' : shiftDate(today, days);
    await client.collection('loyalty').create({ ...card, expiryDate, owner });
  }
}
