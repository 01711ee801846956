/**
 * What the people of the demo keep, by who keeps it. `in` counts days from today; a document is a PDF or a picture.
 * @typedef {object} Item
 * @property {string} name
 * @property {number} in
 * @property {string} person
 * @property {string} category
 * @property {string} [country]
 * @property {'pdf' | 'picture'} [document]
 * @property {true} [shared]
 *
 * @typedef {{ at: string, description: string, shared?: true } | { email: string, description: string }} Alias
 * @typedef {{ name: string, cardId: string, type: string, refreshSeconds?: number, customUI?: true, in?: number, shared?: true }} Card
 * @typedef {{ expiry: Item[], aliases: Alias[], cards: Card[] }} Belongings
 */

/** @type {Record<string, Belongings>} */
export const belongings = {
  owner: {
    expiry: [
      { name: 'Passport', in: 1205, person: 'Robin', category: 'Travel', country: 'NL', document: 'pdf' },
      {
        name: 'Driving licence',
        in: 640,
        person: 'Robin',
        category: 'Car',
        country: 'NL',
        document: 'picture',
      },
      { name: 'Home insurance', in: 26, person: 'Home', category: 'House', document: 'pdf', shared: true },
      { name: 'Smoke alarms', in: 58, person: 'Home', category: 'House', shared: true },
      { name: 'Fire extinguisher', in: 330, person: 'Home', category: 'House', shared: true },
      { name: 'Boiler check', in: -6, person: 'Home', category: 'House', shared: true },
      { name: 'Bank card', in: 88, person: 'Robin', category: 'Money' },
    ],
    aliases: [
      { at: 'rivers.example.org', description: 'Energy company' },
      { at: 'rivers.example.org', description: 'Parcels, for everybody here', shared: true },
      { at: 'rivers.example.org', description: 'Local council' },
      { at: 'example.net', description: 'Router and other things that want an address' },
      { email: 'newsletters@rivers.example.org', description: 'All newsletters' },
    ],
    cards: [
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
  },
  coach: {
    expiry: [
      { name: 'First aid certificate', in: 19, person: 'Mira', category: 'Work', document: 'picture' },
      { name: 'Coaching licence', in: 190, person: 'Mira', category: 'Work', document: 'pdf' },
      { name: 'Liability insurance', in: 75, person: 'Mira', category: 'Work', document: 'pdf' },
      { name: 'Passport', in: 540, person: 'Mira', category: 'Travel', country: 'GB' },
      { name: 'Parking permit', in: -3, person: 'Mira', category: 'Car', country: 'NL' },
    ],
    aliases: [
      { at: 'club.example.net', description: 'Questions of new athletes' },
      { at: 'club.example.net', description: 'Hall bookings' },
      { at: 'example.org', description: 'Shop for sports shoes\nAsk for the club’s discount' },
      { at: 'example.org', description: '' },
    ],
    cards: [
      { name: 'Climbing hall', cardId: '3319046', type: 'qrcode', refreshSeconds: 15, in: 120 },
      { name: 'Sports shop', cardId: 'SPX 20-4471-88', type: 'barcode', shared: true },
      { name: 'Coffee bar', cardId: 'CB-2093', type: 'barcode', in: -40 },
    ],
  },
  sam: {
    expiry: [
      { name: 'Passport', in: 812, person: 'Sam', category: 'Travel', country: 'NL', document: 'pdf' },
      {
        name: 'Driving licence',
        in: 1460,
        person: 'Sam',
        category: 'Car',
        country: 'NL',
        document: 'picture',
      },
      { name: 'Car inspection', in: 0, person: 'Sam', category: 'Car', country: 'NL', shared: true },
      { name: 'Visa', in: 41, person: 'Sam', category: 'Travel', country: 'CN', document: 'pdf' },
      { name: 'Bank card', in: 203, person: 'Sam', category: 'Money' },
      { name: 'Season ticket', in: 12, person: 'Sam', category: 'Travel', document: 'picture' },
      { name: 'Travel insurance', in: -1, person: 'Noor', category: 'Travel', country: 'NL', shared: true },
      { name: 'Old passport', in: -94, person: 'Sam', category: 'Travel', country: 'GB' },
    ],
    aliases: [
      { at: 'rivers.example.org', description: 'Newspaper' },
      { at: 'rivers.example.org', description: 'Shoe shop\nonly for the receipt' },
      { at: 'example.com', description: '' },
      { at: 'example.com', description: 'Wifi at the station', shared: true },
      { at: 'example.net', description: 'Second-hand marketplace' },
      { email: 'tickets@rivers.example.org', description: 'Trains and concerts' },
    ],
    cards: [
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
  },
  noor: {
    expiry: [
      {
        name: 'Passport',
        in: 96,
        person: 'Noor',
        category: 'Travel',
        country: 'MY',
        document: 'pdf',
        shared: true,
      },
      {
        name: 'Residence permit',
        in: 12,
        person: 'Noor',
        category: 'Travel',
        country: 'NL',
        document: 'picture',
      },
      { name: 'Gym membership', in: -20, person: 'Noor', category: 'Sport' },
      { name: 'Contact lenses', in: 150, person: 'Noor', category: 'Health' },
      { name: 'Vaccination', in: 460, person: 'Noor', category: 'Health', document: 'pdf' },
    ],
    aliases: [
      { at: 'aziz.example.net', description: 'Airline' },
      { at: 'aziz.example.net', description: 'Recipes' },
      { at: 'example.com', description: 'Running shoes' },
      { at: 'example.com', description: 'Competition at the fair' },
    ],
    cards: [
      { name: 'Chemist', cardId: '4003301', type: 'qrcode' },
      { name: 'Running shop', cardId: 'RUN-118-204', type: 'barcode', in: 25 },
      { name: 'Museum', cardId: '8840017265', type: 'qrcode', refreshSeconds: 30, customUI: true, in: 300 },
    ],
  },
  ilse: {
    expiry: [
      { name: 'Student card', in: 3, person: 'Ilse', category: 'Study', country: 'NL', document: 'picture' },
      { name: 'Identity card', in: 905, person: 'Ilse', category: 'Travel', country: 'NL', document: 'pdf' },
      { name: 'Bicycle insurance', in: -12, person: 'Ilse', category: 'Money' },
    ],
    aliases: [
      { at: 'example.org', description: 'Room hunting' },
      { at: 'example.org', description: 'Student discounts' },
      { at: 'bakker.example.net', description: '' },
    ],
    cards: [
      { name: 'Canteen', cardId: '1029384', type: 'qrcode', refreshSeconds: 10 },
      { name: 'Bicycle repair', cardId: 'FIETS-0042', type: 'barcode', in: 60 },
    ],
  },
};
