import { shiftDate } from '@hub/pocketbase/seed-kit';

/** A card; `in` counts days from today. @typedef {{ name: string, cardId: string, type: string, refreshSeconds?: number, customUI?: true, in?: number, shared?: true }} Card */

/** By the names of the people of the demo, all made up. @type {Record<string, Card[]>} */
const CARDS = {
  owner: [
    { name: 'Garden centre', cardId: '6104729930015', type: 'barcode', shared: true },
    { name: 'City library', cardId: '20070311', type: 'qrcode' },
    {
      name: 'Swimming pool',
      cardId: '5502817734',
      type: 'qrcode',
      refreshSeconds: 20,
      customUI: true,
      in: 9,
    },
  ],
  coach: [
    { name: 'Climbing hall', cardId: '3319046', type: 'qrcode', refreshSeconds: 15, in: 120 },
    { name: 'Sports shop', cardId: 'SPX 20-4471-88', type: 'barcode', shared: true },
    { name: 'Coffee bar', cardId: 'CB-2093', type: 'barcode', in: -40 },
  ],
  sam: [
    { name: 'Corner grocer', cardId: '2620412345678', type: 'barcode', shared: true },
    { name: 'Book club', cardId: '40071920', type: 'qrcode', refreshSeconds: 10 },
    {
      name: 'Sports hall',
      cardId: '9915527301',
      type: 'qrcode',
      refreshSeconds: 20,
      customUI: true,
      in: 280,
    },
    { name: 'Coffee bar', cardId: 'CB-4471', type: 'barcode', in: 12 },
    { name: 'Cinema', cardId: '77120934', type: 'barcode', customUI: true, in: -30 },
  ],
  noor: [
    { name: 'Chemist', cardId: '4003301', type: 'qrcode' },
    { name: 'Running shop', cardId: 'RUN-118-204', type: 'barcode', in: 25 },
    { name: 'Museum', cardId: '8840017265', type: 'qrcode', refreshSeconds: 30, customUI: true, in: 300 },
  ],
  ilse: [
    { name: 'Canteen', cardId: '1029384', type: 'qrcode', refreshSeconds: 10 },
    { name: 'Bicycle repair', cardId: 'FIETS-0042', type: 'barcode', in: 60 },
  ],
};

/**
 * The demo's cards.
 * @type {import('@hub/pocketbase/seed-kit').Seed}
 */
export async function seed(client, { ids, today }) {
  for (const [person, cards] of Object.entries(CARDS)) {
    for (const { in: days, ...card } of cards) {
      const expiryDate = days === undefined ? '' : shiftDate(today, days);
      await client.collection('loyalty').create({ ...card, expiryDate, owner: ids.get(person) });
    }
  }
}
