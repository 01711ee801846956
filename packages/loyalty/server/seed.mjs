import { shiftDate } from '@hub/pocketbase/seed-kit';

/**
 * A card; `in` is the number of days from today until it expires, `from` until it is valid.
 * @typedef {{ name: string, cardId: string, type: string, refreshSeconds?: number, customUI?: true, in?: number, from?: number,
 *   shared?: true, note?: string, balance?: string, balanceCurrency?: string, groups?: string[], colour?: string, starred?: true,
 *   archived?: true }} Card
 */

/** By the names of the demo's people, all made up. @type {Record<string, Card[]>} */
const CARDS = {
  owner: [
    { name: 'Garden centre', cardId: '6104729930015', type: 'barcode', shared: true },
    { name: 'City library', cardId: '20070311', type: 'qrcode', starred: true },
    {
      name: 'Harbour Foods',
      cardId: '8710400123453',
      type: 'ean13',
      groups: ['Food', 'Town'],
      colour: 'green',
      shared: true,
    },
    {
      name: 'Book shop',
      cardId: '4006381333931',
      type: 'ean13',
      balance: '35.00',
      balanceCurrency: 'EUR',
      note: 'A gift of the neighbours. The rest is paid in cash.',
      groups: ['Town'],
    },
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
    { name: 'Coffee bar', cardId: 'CB-4471', type: 'barcode', in: 12, groups: ['Food'] },
    {
      name: 'Bakery Oost',
      cardId: '96385074',
      type: 'ean8',
      balance: '120',
      groups: ['Food'],
      starred: true,
    },
    { name: 'Tram and bus', cardId: 'TB 2026 11', type: 'aztec', from: 6, in: 370, colour: 'violet' },
    { name: 'Old gym', cardId: '55012', type: 'code39', archived: true, note: 'Ended in spring.' },
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
    for (const { in: days, from, ...card } of cards) {
      const dateIn = (/** @type {number | undefined} */ count) =>
        count === undefined ? '' : shiftDate(today, count);
      const dates = { expiryDate: dateIn(days), validFrom: dateIn(from) };
      await client.collection('loyalty').create({ ...card, ...dates, owner: ids.get(person) });
    }
  }
}
