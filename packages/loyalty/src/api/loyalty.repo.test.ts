import { newRecordId, protectedFileUrl } from '@hub/pb-client';
import { addMany, startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { draftOf, valuesOf } from '@hub/tool-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loyaltyFields } from '../model/loyalty-fields';
import { loyaltyRepository } from './loyalty.repo';
import type { CardValues } from './loyalty.schema';

/**
 * The collection on a real server. Each test has its own person, so that it does not see the records of other
 * tests.
 */

let server: TestServer;
let mei: TestUser;
/** The cards as Mei sees them. */
let cards: ReturnType<typeof loyaltyRepository>;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  mei = await server.createUser();
  cards = loyaltyRepository(mei.client);
});
afterAll(() => server.stop());

function values(changes: Partial<CardValues> = {}): CardValues {
  const empty = valuesOf(loyaltyFields, draftOf(loyaltyFields, null));
  return { ...empty, name: 'City Grocer', cardId: '603571012345678', ...changes };
}

const make = (changes?: Partial<CardValues>) => cards.create(newRecordId(), values(changes));

describe('listByName', () => {
  it('sorts by name as people do', async () => {
    for (const name of ['city', 'Éclair', 'Apples', 'Zoo', 'City Hall']) await make({ name });
    const names = (await cards.listByName()).map(({ name }) => name);
    expect(names).toEqual(['Apples', 'city', 'City Hall', 'Éclair', 'Zoo']);
  });

  it('goes on beyond the page size of 500, with nothing missing and nothing twice', async () => {
    const names = Array.from({ length: 501 }, (_, index) => `Card ${index}`);
    const card = { cardId: '1', type: 'barcode', owner: mei.id };
    await addMany(
      server,
      'loyalty',
      names.map((name) => ({ ...card, name })),
    );
    const all = await cards.listByName();
    expect(all.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it('throws when the session has ended, rather than show nothing', async () => {
    mei.client.authStore.clear();
    await expect(cards.listByName()).rejects.toMatchObject({ kind: 'session' });
  });

  it('tells a server that is away from a list that is empty', async () => {
    await server.suspend();
    try {
      await expect(cards.listByName()).rejects.toMatchObject({ kind: 'offline' });
    } finally {
      await server.resume();
    }
  });
});

describe('create', () => {
  it('stores every field as it was typed, and what is missing as null or 0', async () => {
    const all = { cardId: '0012', type: 'qrcode', refreshSeconds: 20, customUI: true, shared: true } as const;
    const card = await make({ ...all, expiryDate: '2027-01-05' });
    expect(card).toMatchObject({ ...all, expiryDate: '2027-01-05', owner: mei.id, rev: 1 });
    expect(await make()).toMatchObject({ refreshSeconds: 0, expiryDate: null, customUI: false });
  });

  it('says which field the server refuses', async () => {
    await expect(make({ name: ' ' })).rejects.toMatchObject({ kind: 'invalid', fields: { name: /./ } });
    await expect(make({ type: 'qrcode', cardId: 'A1' })).rejects.toMatchObject({
      fields: { cardId: 'QR code mode requires a numeric Card ID (QR mode uses Version 1 Numeric).' },
    });
    await expect(make({ type: 'upca', cardId: '03600029145' })).rejects.toMatchObject({
      fields: { cardId: 'UPC-A has 12 digits: add the check digit 2.' },
    });
    await expect(make({ type: 'aztec', code: '5 €', encoding: 'ISO-8859-1' })).rejects.toMatchObject({
      fields: { code: 'ISO-8859-1 has no “€”: choose UTF-8.' },
    });
    const kept = { type: 'datamatrix', cardId: '12', code: 'Grüße\n你好', encoding: 'UTF-8' } as const;
    expect(await make(kept)).toMatchObject(kept);
  });

  it('makes one card when it is sent again because the answer got lost', async () => {
    const id = newRecordId();
    await cards.create(id, values({ refreshSeconds: 20 }));
    const card = await cards.create(id, values({ name: 'City Grocer South' }));
    expect(card).toMatchObject({ id, name: 'City Grocer South', refreshSeconds: 0 });
    expect((await cards.listByName()).filter(({ owner }) => owner === mei.id)).toEqual([card]);
  });
});

/** A PNG of 7 by 5 pixels. */
const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFAgMAAAD09B5LAAAADFBMVEX07+SKmrXJwrQAAADw8ndyAAAAFUlEQVR4nGNgYGAQYWAQWAwiuRYAAAcTAYlmLi2AAAAAAElFTkSuQmCC',
  ),
  (char) => char.charCodeAt(0),
);
const png = (name: string) => new File([PNG], name, { type: 'image/png' });

describe('a card with pictures', () => {
  it('has them beside all that is typed, under names that give nothing away', async () => {
    const more = {
      note: 'Ask for the discount',
      balance: '12.50',
      balanceCurrency: 'EUR',
      validFrom: '2026-12-01',
      groups: ['Town', 'Food'],
      colour: 'teal',
      starred: true,
      archived: true,
    } as const;
    const card = await make({
      ...more,
      customUI: true,
      refreshSeconds: 20,
      front: png('At home, 3 May.png'),
      back: png('b.png'),
    });
    expect(card).toMatchObject({ ...more, customUI: true, refreshSeconds: 20, rev: 1 });
    expect([card.front, card.back]).toEqual([
      expect.stringMatching(/^front_\w+\.png$/),
      expect.stringMatching(/^back_\w+\.png$/),
    ]);
    const file = { id: card.id, collectionName: 'loyalty' };
    const answer = await fetch(await protectedFileUrl(mei.client, file, card.front!));
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
  });

  it('loses the one that is taken away, and keeps the other when a text is changed', async () => {
    const card = await make({ front: png('a.png'), back: png('b.png') });
    const renamed = await cards.update(card, { name: 'Corner shop', groups: ['Town'] });
    expect(renamed).toMatchObject({ front: card.front, back: card.back, groups: ['Town'] });
    const { front, back } = await cards.update(renamed, { front: null, groups: [] });
    expect([front, back]).toEqual([null, card.back]);
  });
});

describe('update', () => {
  it('changes the given fields and no other', async () => {
    const card = await make({ refreshSeconds: 20, expiryDate: '2027-01-05' });
    const changed = await cards.update(card, { refreshSeconds: 0, expiryDate: '' });
    expect(changed).toEqual({ ...card, refreshSeconds: 0, expiryDate: null, rev: card.rev + 1 });
  });

  it('refuses a change that was made from an older revision, and saves nothing of it', async () => {
    const opened = await make();
    const latest = await cards.update(opened, { name: 'Theirs' });
    await expect(cards.update(opened, { cardId: '1' })).rejects.toMatchObject({ kind: 'conflict' });
    expect(await cards.get(opened.id)).toEqual(latest);
  });
});

describe('between two people', () => {
  it('keeps what is private to its owner', async () => {
    const card = await make();
    const others = loyaltyRepository((await server.createUser()).client);
    expect((await others.listByName()).map(({ id }) => id)).not.toContain(card.id);
    await expect(others.get(card.id)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(others.update(card, { name: 'x' })).rejects.toMatchObject({ kind: 'not-found' });
    await expect(others.delete(card.id)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('shows what is shared, to read only', async () => {
    const card = await make({ shared: true });
    const others = loyaltyRepository((await server.createUser()).client);
    expect(await others.get(card.id)).toEqual(card);
    await expect(others.update(card, { name: 'x' })).rejects.toMatchObject({ kind: 'not-found' });
    await expect(others.delete(card.id)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

it('deletes a card', async () => {
  const card = await make();
  await cards.delete(card.id);
  await expect(cards.get(card.id)).rejects.toMatchObject({ kind: 'not-found' });
});
