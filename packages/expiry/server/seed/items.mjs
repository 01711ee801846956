/**
 * What of everybody expires, made up. `in` counts days from today; a document is a PDF or a picture.
 * @typedef {object} Item
 * @property {string} name
 * @property {number} in
 * @property {string} person
 * @property {string} category
 * @property {string} [country]
 * @property {'pdf' | 'picture'} [document]
 * @property {true} [shared]
 */

/** By the names of the people of the demo. @type {Record<string, Item[]>} */
export const items = {
  owner: [
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
  coach: [
    { name: 'First aid certificate', in: 19, person: 'Mira', category: 'Work', document: 'picture' },
    { name: 'Coaching licence', in: 190, person: 'Mira', category: 'Work', document: 'pdf' },
    { name: 'Liability insurance', in: 75, person: 'Mira', category: 'Work', document: 'pdf' },
    { name: 'Passport', in: 540, person: 'Mira', category: 'Travel', country: 'GB' },
    { name: 'Parking permit', in: -3, person: 'Mira', category: 'Car', country: 'NL' },
  ],
  sam: [
    { name: 'Passport', in: 812, person: 'Sam', category: 'Travel', country: 'NL', document: 'pdf' },
    { name: 'Driving licence', in: 1460, person: 'Sam', category: 'Car', country: 'NL', document: 'picture' },
    { name: 'Car inspection', in: 0, person: 'Sam', category: 'Car', country: 'NL', shared: true },
    { name: 'Visa', in: 41, person: 'Sam', category: 'Travel', country: 'CN', document: 'pdf' },
    { name: 'Bank card', in: 203, person: 'Sam', category: 'Money' },
    { name: 'Season ticket', in: 12, person: 'Sam', category: 'Travel', document: 'picture' },
    { name: 'Travel insurance', in: -1, person: 'Noor', category: 'Travel', country: 'NL', shared: true },
    { name: 'Old passport', in: -94, person: 'Sam', category: 'Travel', country: 'GB' },
  ],
  noor: [
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
  ilse: [
    { name: 'Student card', in: 3, person: 'Ilse', category: 'Study', country: 'NL', document: 'picture' },
    { name: 'Identity card', in: 905, person: 'Ilse', category: 'Travel', country: 'NL', document: 'pdf' },
    { name: 'Bicycle insurance', in: -12, person: 'Ilse', category: 'Money' },
  ],
};
