import { createHash } from 'node:crypto';

/** An address that the generator makes on a domain, or a given one. @typedef {{ at: string, description: string, shared?: true, retiredOn?: string } | { email: string, description: string }} Alias */

/** By the names of the people of the demo, all made up. @type {Record<string, Alias[]>} */
const ALIASES = {
  owner: [
    { at: 'rivers.example.org', description: 'Energy company' },
    { at: 'rivers.example.org', description: 'Parcels, for everybody here', shared: true },
    { at: 'rivers.example.org', description: 'Local council' },
    { at: 'example.net', description: 'Router and other things that want an address' },
    { email: 'newsletters@rivers.example.org', description: 'All newsletters' },
  ],
  coach: [
    { at: 'club.example.net', description: 'Questions of new athletes' },
    { at: 'club.example.net', description: 'Hall bookings' },
    { at: 'example.org', description: 'Shop for sports shoes\nAsk for the club’s discount' },
    { at: 'example.org', description: '' },
  ],
  sam: [
    { at: 'rivers.example.org', description: 'Newspaper' },
    { at: 'rivers.example.org', description: 'Shoe shop\nonly for the receipt' },
    { at: 'example.com', description: '' },
    { at: 'example.com', description: 'Wifi at the station', shared: true },
    { at: 'example.net', description: 'Second-hand marketplace', retiredOn: '2026-11-03' },
    { email: 'tickets@rivers.example.org', description: 'Trains and concerts' },
  ],
  noor: [
    { at: 'aziz.example.net', description: 'Airline' },
    { at: 'aziz.example.net', description: 'Recipes' },
    { at: 'example.com', description: 'Running shoes' },
    { at: 'example.com', description: 'Competition at the fair', retiredOn: '2026-01-02' },
  ],
  ilse: [
    { at: 'example.org', description: 'Room hunting' },
    { at: 'example.org', description: 'Student discounts' },
    { at: 'bakker.example.net', description: '' },
  ],
};

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
 * The demo's addresses.
 * @type {import('@hub/pocketbase/seed-kit').Seed}
 */
export async function seed(client, { ids }) {
  for (const [person, aliases] of Object.entries(ALIASES)) {
    for (const [index, alias] of aliases.entries()) {
      const email = 'email' in alias ? alias.email : addressOf(`${person} ${index}`, alias.at);
      await client.collection('aliases').create({ ...alias, email, owner: ids.get(person) });
    }
  }
}
