import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '../schema';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';
import { ROWS, uniqueFields } from './matrix';

let server: TestServer;
let user: TestUser;

beforeAll(async () => {
  server = await startServer();
  user = await server.createUser();
});

afterAll(async () => {
  await server.stop();
});

const SOUND = {
  workouts: { date: '2030-01-01', workoutTitle: 'Legs' },
  exercises: { title: 'Squat', instructions: 'Sit down and stand up.' },
  plans: { planTitle: 'Strength' },
  aliases: { email: 'shop@alias.test' },
  expiry: { name: 'Passport', expiryDate: '2030-01-01' },
  loyalty: { name: 'Shop', cardId: '123', type: 'barcode' },
};
type Name = keyof typeof SOUND;

/** Even the superuser is held to what a field may be: the checks are the record's, not the person's. */
function create(collection: Name, change: object) {
  const athlete = ['workouts', 'plans'].includes(collection) ? { user: user.id } : {};
  return server.superuser.collection(collection).create({ ...SOUND[collection], ...athlete, ...change });
}

const DATE = 'Enter a date that exists.';
const BLANK = 'Cannot be blank.';
const VIDEO = 'A video must be an http:// or https:// address.';
const script = { video: 'javascript:alert(1)' };
const long = (length: number) => 'x'.repeat(length);

describe('the server refuses', () => {
  it.each<[Name, object, string]>([
    ['expiry', { expiryDate: '2026-02-30' }, DATE],
    ['expiry', { expiryDate: 'hello' }, DATE],
    ['expiry', { expiryDate: '2026-01-01T00:00:00Z' }, DATE],
    ['expiry', { expiryDate: '' }, BLANK],
    ['loyalty', { expiryDate: '2026-02-30' }, DATE],
    ['workouts', { date: '2026-02-30' }, DATE],
    ['workouts', { date: '' }, BLANK],
    ['expiry', { name: '  \t\n' }, BLANK],
    ['loyalty', { name: ' ' }, BLANK],
    ['loyalty', { cardId: ' ' }, BLANK],
    ['workouts', { workoutTitle: ' ' }, BLANK],
    ['exercises', { title: ' ' }, BLANK],
    ['exercises', { instructions: '' }, BLANK],
    ['plans', { planTitle: ' ' }, BLANK],
    ['aliases', { email: ' ' }, BLANK],
    ['aliases', { email: 'not an address' }, 'Must be a valid email address.'],
    ['workouts', { user: '' }, BLANK],
    ['plans', { user: 'nobody000000000' }, 'Failed to find all relation records with the provided ids.'],
    ['exercises', script, 'Enter an http:// or https:// address.'],
    [
      'exercises',
      { video: 'javascript://x@example.com/%0aalert(1)' },
      'Enter an http:// or https:// address.',
    ],
    ['workouts', { exercises: [{}, script] }, VIDEO],
    ['plans', { workouts: [{ workoutTitle: 'Legs', exercises: [script] }] }, VIDEO],
    ['plans', { workouts: [{ workoutTitle: '' }] }, 'Each workout of a plan needs a title.'],
    ['workouts', { exercises: { length: 1 } }, 'The exercises must be a list.'],
    ['workouts', { exercises: [{ results: long(2001) }] }, 'Results have at most 2000 characters.'],
    ['workouts', { plan: long(16) }, 'Must be no more than 15 character(s).'],
    ['workouts', { planWorkout: long(256) }, 'Must be no more than 255 character(s).'],
    ['plans', { workouts: [{ workoutTitle: long(201) }] }, 'A workout’s title has at most 200 characters.'],
    ['exercises', { tags: [1] }, 'The tags must be a list of texts.'],
    ['expiry', { person: long(201) }, 'Must be no more than 200 character(s).'],
    ['expiry', { category: long(201) }, 'Must be no more than 200 character(s).'],
    ['loyalty', { name: long(201) }, 'Must be no more than 200 character(s).'],
    ['loyalty', { type: 'QR' }, 'Invalid value QR.'],
    ['loyalty', { type: '' }, BLANK],
    ['loyalty', { refreshSeconds: -1 }, 'Must be greater or equal than 0.'],
    ['loyalty', { refreshSeconds: 1.5 }, 'Decimal numbers are not allowed.'],
    ['loyalty', { refreshSeconds: 86_401 }, 'Must be less or equal than 86400.'],
    [
      'loyalty',
      { type: 'qrcode', cardId: '12a' },
      'QR code mode requires a numeric Card ID (QR mode uses Version 1 Numeric).',
    ],
    ['loyalty', { cardId: 'CAFÉ-4410' }, 'A barcode can hold English letters, digits and common signs only.'],
    ['loyalty', { cardId: long(81) }, 'A barcode holds at most 80 characters.'],
    ['expiry', { name: long(201) }, 'Must be no more than 200 character(s).'],
    ['expiry', { country: long(61) }, 'Must be no more than 60 character(s).'],
    ['aliases', { description: long(2001) }, 'Must be no more than 2000 character(s).'],
    ['workouts', { exercises: [{ notes: long(200_000) }] }, 'The maximum allowed JSON size is 200000 bytes.'],
  ])('in %s: %j', async (collection, change, sentence) => {
    const { status, fields } = await refusal(create(collection, change));
    expect({ status, sentences: Object.values(fields) }).toEqual({ status: 400, sentences: [sentence] });
  });
});

describe('an e-mail', () => {
  const address = (length: number) => `${long(length - '@hub.test'.length)}@hub.test`;

  it('has at most 254 characters, so that its record can be deleted and restored', async () => {
    const aliases = user.client.collection('aliases');
    const refused = {
      status: 400,
      fields: { email: 'An e-mail has at most 254 characters.' },
    };
    expect(await refusal(aliases.create({ email: address(255) }))).toEqual(refused);
    const { id } = await aliases.create({ email: ` ${address(254)} ` });
    expect(await refusal(aliases.update(id, { email: address(255) }))).toEqual(refused);
    expect(await aliases.delete(id)).toBe(true);
    await expect(server.createUser({ email: address(255) })).rejects.toMatchObject({ status: 400 });
  });
});

describe('the server takes', () => {
  it('texts trimmed, leaving what is inside them', async () => {
    const made = await create('expiry', {
      name: '  My  passport ',
      person: ' Ada',
      category: 'Travel ',
      country: ' NL ',
    });
    expect(made).toMatchObject({ name: 'My  passport', person: 'Ada', category: 'Travel', country: 'NL' });
  });

  it('the lines of a text that has one line as one', async () => {
    const made = await create('expiry', { name: 'Passport \r\n\r\n of Ada\u2028', category: '\nTravel\n' });
    expect(made).toMatchObject({ name: 'Passport of Ada', category: 'Travel' });
  });

  it('an address whose scheme is in capitals', async () => {
    const video = 'HTTPS://Example.com/squat';
    expect(await create('exercises', { video })).toMatchObject({ video });
    const exercises = [{ id: 'a', title: 'Squat', video }];
    expect(await create('workouts', { exercises })).toMatchObject({ exercises });
  });

  it('dates as they are', async () => {
    expect(await create('expiry', { expiryDate: '2028-02-29' })).toMatchObject({ expiryDate: '2028-02-29' });
    expect(await create('loyalty', { expiryDate: '' })).toMatchObject({ expiryDate: '' });
  });

  it('a list that was not sent for an empty one', async () => {
    expect(await create('workouts', {})).toMatchObject({ exercises: [] });
    expect(await create('plans', { workouts: null })).toMatchObject({ workouts: [] });
    expect(await create('exercises', {})).toMatchObject({ tags: [] });
  });

  it('no revision that a client makes up', async () => {
    expect(await create('expiry', { rev: 99 })).toMatchObject({ rev: 1 });
  });

  it('a change only when the whole record stays sound', async () => {
    const { id } = await create('loyalty', { cardId: 'AB-1' });
    const change = server.superuser.collection('loyalty').update(id, { type: 'qrcode' });
    expect(await refusal(change)).toMatchObject({
      status: 400,
      fields: { cardId: expect.any(String) as string },
    });
  });
});

describe('each text of each collection', () => {
  const limits = ROWS.flatMap((row) => {
    const { fields = [] } = collections.find(({ name }) => name === row.collection) ?? {};
    return fields.flatMap((field) =>
      // Only the hub writes when a password was set.
      field.type === 'text' && field.hidden === undefined && field.name !== 'passwordSetAt'
        ? [[row.collection, field.name, field.max, row] as const]
        : [],
    );
  });

  // The hub ignores what is sent about who set a new person's password, and when.
  const isSent = ([, field, , { record }]: (typeof limits)[number]) =>
    !record.includes('shared') && !record.includes('results') && field !== 'passwordSetAt';

  it.each(limits.filter(isSent))(
    '%s: %s holds %i characters, and no more',
    async (collection, field, max, row) => {
      const owner = row.ownedBy === undefined ? {} : { [row.ownedBy]: user.id };
      const data = { ...row.data, ...uniqueFields(row), ...owner, [field]: long(max + 1) };
      const refused = await refusal(server.superuser.collection(collection).create(data));
      expect(Object.keys(refused.fields)).toContain(field);
    },
  );
});
