import { refusal, startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let mei: TestUser;
let adam: TestUser;

beforeAll(async () => {
  server = await startServer();
  [mei, adam] = await Promise.all([server.createUser(), server.createUser()]);
});
afterAll(() => server.stop());

const MEGABYTE = 1024 * 1024;
/** A PNG of 1 by 1 pixels. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);
const CARD = { name: 'Shop', cardId: '123', type: 'barcode' };

interface Stored {
  id: string;
  collectionId: string;
  front: string;
  back: string;
  rev: number;
}

const add = (more: object = {}, person = mei) =>
  person.client.collection('loyalty').create<Stored>({ ...CARD, ...more });
const png = (bytes = PNG.length) => new File([PNG, new Uint8Array(bytes - PNG.length)], 'card.png');

/** The URL of a card's front picture, with a token of that person. */
async function addressOf({ client }: TestUser, { id, front }: Stored): Promise<string> {
  const token = await client.files.getToken();
  return client.files.getURL({ id, collectionName: 'loyalty' }, front, { token });
}

const statusOf = async (url: string) => (await fetch(url)).status;

describe.each(['front', 'back'] as const)('a picture of the %s', (side) => {
  const KIND = 'Only PDF files and pictures (JPEG, PNG, WebP, GIF, HEIC) can be kept.';
  const CONTENT = 'The file is not what its name says: only real PDF files and pictures can be kept.';

  it.each([
    ['x.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', CONTENT],
    ['x.png', '<!doctype html><script>alert(1)</script>', CONTENT],
    ['x.jpg', '', CONTENT],
    ['x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', KIND],
    ['x.js', PNG, KIND],
  ])('is refused when it is dressed up: %s', async (name, content, sentence) => {
    const refused = add({ [side]: new File([content], name) });
    expect(await refusal(refused)).toEqual({ status: 400, fields: { [side]: sentence } });
  });

  it('is no PDF and no GIF', async () => {
    for (const [name, content] of [
      ['x.pdf', '%PDF-1.7\n'],
      ['x.gif', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
    ] as const) {
      const refused = await refusal(add({ [side]: new File([content], name) }));
      expect(refused).toMatchObject({
        status: 400,
        fields: { [side]: expect.stringMatching(/./) as string },
      });
    }
  });

  it('is at most 5 MB', async () => {
    const kept = await add({ [side]: png(5 * MEGABYTE) });
    expect(kept[side]).toMatch(/^card_\w+\.png$/);
    for (const bytes of [5 * MEGABYTE + 1, 6 * MEGABYTE]) {
      expect(await refusal(add({ [side]: png(bytes) }))).toEqual({
        status: 400,
        fields: { [side]: 'This file is larger than 5 MB. Choose a smaller one.' },
      });
    }
  });
});

describe('the picture of a card', () => {
  it('is not had by its address alone, with a token of another kind, nor by a stranger', async () => {
    const card = await add({ front: png() });
    const url = mei.client.files.getURL({ id: card.id, collectionName: 'loyalty' }, card.front);
    const { token } = mei.client.authStore;
    for (const tried of [url, `${url}?token=${token}`, `${url}?token=x`, await addressOf(adam, card)]) {
      expect(await statusOf(tried)).toBe(404);
    }
    expect((await fetch(url, { headers: { Authorization: token } })).status).toBe(404);
    expect(await statusOf(await addressOf(mei, card))).toBe(200);
  });

  it('is seen by others for as long as its card is shared, and no longer', async () => {
    const card = await add({ front: png(), shared: true });
    const theirs = await addressOf(adam, card);
    expect(await statusOf(theirs)).toBe(200);
    await mei.client.collection('loyalty').update(card.id, { shared: false });
    expect(await statusOf(theirs)).toBe(404);
    expect(await statusOf(await addressOf(adam, card))).toBe(404);
  });

  it('is served as it is: nobody has a small one made, however its collection is spelled', async () => {
    const card = await add({ front: png() });
    for (const { files } of [mei.client, server.superuser]) {
      const token = await files.getToken();
      for (const spelled of ['loyalty', '%6coyalty', card.collectionId]) {
        const url = `${server.url}/api/files/${spelled}/${card.id}/${card.front}?token=${token}`;
        expect(await statusOf(url)).toBe(200);
        expect(await statusOf(`${url}&thumb=100x100`)).toBe(400);
        expect(await statusOf(`${url}&thumb=`)).toBe(400);
      }
    }
    const answer = await fetch(await addressOf(mei, card));
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is gone when it is replaced, taken away, or its card deleted', async () => {
    const cards = mei.client.collection('loyalty');
    const first = await add({ front: png() });
    const old = await addressOf(mei, first);
    const second = await cards.update<Stored>(first.id, { front: png() });
    expect(await statusOf(old)).toBe(404);
    const replaced = await addressOf(mei, second);
    expect(await statusOf(replaced)).toBe(200);
    await cards.update(first.id, { front: null });
    expect(await statusOf(replaced)).toBe(404);
    const third = await cards.update<Stored>(first.id, { front: png() });
    const last = await addressOf(mei, third);
    await cards.delete(first.id);
    expect(await statusOf(last)).toBe(404);
  });

  it('of another card can’t be named as one’s own', async () => {
    const theirs = await add({ front: png() }, adam);
    const mine = await add();
    const taken = mei.client.collection('loyalty').update(mine.id, { front: theirs.front });
    expect(await refusal(taken)).toMatchObject({ status: 400 });
  });
});

describe('what else is on a card', () => {
  const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

  it.each([
    ['31 levels', nested(31)],
    ['an object', { __proto__: null, 0: 'Town' }],
    ['a key that is a trap', JSON.parse('{"__proto__":{"length":1},"length":1}') as unknown],
    ['a list in a list', [['Town']]],
    ['a text', 'Town'],
    ['eleven names', Array.from({ length: 11 }, (_, at) => `Group ${String(at)}`)],
    ['a name of 41 characters', ['x'.repeat(41)]],
    ['a blank name', [' ']],
    ['the same name twice', ['Town', 'Town']],
    ['numbers', [1]],
  ])('has no groups that are %s', async (_, groups) => {
    expect(await refusal(add({ groups }))).toMatchObject({
      status: 400,
      fields: { groups: expect.stringMatching(/./) as string },
    });
  });

  it('has groups at their limits', async () => {
    const groups = Array.from({ length: 10 }, (_, at) => String(at).repeat(40));
    expect(await add({ groups })).toMatchObject({ groups });
  });

  it.each([
    ['balance', '1e9'],
    ['balance', '12,50'],
    ['balance', '1.2345'],
    ['balance', '1234567890'],
    ['balance', '+5'],
    ['balance', 'NaN'],
    ['balanceCurrency', 'eur'],
    ['balanceCurrency', 'EURO'],
    ['validFrom', '2026-02-30'],
    ['validFrom', 'tomorrow'],
    ['colour', 'black'],
    ['encoding', 'UTF-16'],
    ['note', 'x'.repeat(5001)],
  ])('refuses as %s %j', async (field, value) => {
    expect(await refusal(add({ [field]: value }))).toMatchObject({
      status: 400,
      fields: { [field]: expect.stringMatching(/./) as string },
    });
  });

  it('is saved by one of two devices: the other is told, and loses nothing', async () => {
    const card = await add({ balance: '20.00' });
    const cards = mei.client.collection('loyalty');
    await cards.update(card.id, { balance: '17.50', rev: card.rev });
    expect(await refusal(cards.update(card.id, { balance: '5.00', rev: card.rev }))).toMatchObject({
      status: 409,
    });
    expect(await cards.getOne(card.id)).toMatchObject({ balance: '17.50', rev: 2 });
  });
});
