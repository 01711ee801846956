import { newRecordId, protectedFileUrl } from '@hub/pb-client';
import { addMany, startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import type PocketBase from 'pocketbase';
import { draftOf, valuesOf } from '@hub/tool-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expiryRepository } from './expiry.repo';
import type { ExpiryValues } from './expiry.schema';
import { expiryFields } from '../model/expiry-fields';

const documentUrl = (client: PocketBase, id: string, fileName: string) =>
  protectedFileUrl(client, { id, collectionName: 'expiry' }, fileName);

/**
 * The collection on a real server. Each test has its own person, so that the tests don't affect each other.
 */

const TODAY = '2026-11-21';
const PDF = '%PDF-1.4\n%%EOF\n';

let server: TestServer;
let mei: TestUser;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  mei = await server.createUser();
});
afterAll(() => server.stop());

function values(changes: Partial<ExpiryValues> = {}): ExpiryValues {
  const empty = valuesOf(expiryFields, draftOf(expiryFields, null));
  return { ...empty, name: 'Passport', expiryDate: '2026-12-03', document: null, ...changes };
}

const make = (changes?: Partial<ExpiryValues>) =>
  expiryRepository(mei.client).create(newRecordId(), values(changes));

function pdf(name: string): File {
  return new File([PDF], name, { type: 'application/pdf' });
}

async function statusOf(url: string): Promise<number> {
  return (await fetch(url)).status;
}

describe('the lists', () => {
  it('split at today, the nearest date first', async () => {
    const dates = ['2026-11-22', '2026-11-20', '2028-02-29', '2026-11-21', '2025-01-01'];
    for (const expiryDate of dates) await make({ expiryDate });
    const upcoming = await expiryRepository(mei.client).listUpcoming(TODAY);
    expect(upcoming.map(({ expiryDate }) => expiryDate)).toEqual(['2026-11-21', '2026-11-22', '2028-02-29']);
    const expired = await expiryRepository(mei.client).listExpired(TODAY);
    expect(expired.map(({ expiryDate }) => expiryDate)).toEqual(['2026-11-20', '2025-01-01']);
  });

  it('go on beyond the page size of 500, with nothing missing and nothing twice', async () => {
    const names = Array.from({ length: 501 }, (_, index) => `Item ${String(index)}`);
    const item = { expiryDate: TODAY, owner: mei.id };
    await addMany(
      server,
      'expiry',
      names.map((name) => ({ ...item, name })),
    );
    const items = await expiryRepository(mei.client).listUpcoming(TODAY);
    expect(items.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it('throw when the session has ended, rather than show nothing', async () => {
    mei.client.authStore.clear();
    await expect(expiryRepository(mei.client).listUpcoming(TODAY)).rejects.toMatchObject({ kind: 'session' });
  });
});

describe('listDistinct', () => {
  it('gives each value once, none empty, in alphabetical order', async () => {
    for (const person of ['mei', 'Zoë', '', 'Adam', 'Adam']) await make({ person });
    expect(await expiryRepository(mei.client).listDistinct('person')).toEqual(['Adam', 'mei', 'Zoë']);
    expect(await expiryRepository(mei.client).listDistinct('category')).toEqual([]);
  });
});

describe('create', () => {
  it('stores every field as it was typed, and what is missing as null', async () => {
    const item = await make({ name: '0012', person: 'true', category: '1e5', country: 'NL', shared: true });
    expect(item).toMatchObject({
      name: '0012',
      person: 'true',
      category: '1e5',
      country: 'NL',
      shared: true,
    });
    expect(item).toMatchObject({ owner: mei.id, document: null });
    expect(await make()).toMatchObject({ person: null, category: null, country: null, shared: false });
  });

  it('sends a document along and keeps the name it had', async () => {
    const name = 'Pässport “scan” (1).pdf';
    const { id, document } = await make({ document: pdf(name) });
    expect(document).toEqual({ fileName: expect.stringMatching(/\.pdf$/) as string, name });
    const response = await fetch(await documentUrl(mei.client, id, document!.fileName));
    expect(await response.text()).toBe(PDF);
  });

  it('says which field the server refuses', async () => {
    await expect(make({ name: ' ' })).rejects.toMatchObject({ kind: 'invalid', fields: { name: /./ } });
    await expect(make({ expiryDate: '2026-02-30' })).rejects.toMatchObject({ fields: { expiryDate: /./ } });
    const script = new File(['alert(1)'], 'scan.pdf');
    await expect(make({ document: script })).rejects.toMatchObject({ fields: { document: /./ } });
  });

  it('makes one item when it is sent again because the answer got lost', async () => {
    const id = newRecordId();
    await expiryRepository(mei.client).create(id, values({ name: 'Passport' }));
    const item = await expiryRepository(mei.client).create(
      id,
      values({ name: 'New passport', document: pdf('a.pdf') }),
    );
    expect(item).toMatchObject({ id, name: 'New passport', document: { name: 'a.pdf' } });
    const mine = (await expiryRepository(mei.client).listUpcoming(TODAY)).filter(
      ({ owner }) => owner === mei.id,
    );
    expect(mine).toEqual([item]);
  });
});

describe('update', () => {
  it('changes the given fields and no other', async () => {
    const item = await make({ person: 'Mei', country: 'NL' });
    const changed = await expiryRepository(mei.client).update(item, { name: 'Visa', country: '' });
    expect(changed).toEqual({ ...item, name: 'Visa', country: null, rev: item.rev + 1 });
  });

  it('replaces a document, and takes it away with its name', async () => {
    const item = await make({ document: pdf('old.pdf') });
    const oldUrl = await documentUrl(mei.client, item.id, item.document!.fileName);
    const replaced = await expiryRepository(mei.client).update(item, { document: pdf('new.pdf') });
    expect(replaced.document?.name).toBe('new.pdf');
    expect(await statusOf(oldUrl)).toBe(404);
    const removed = await expiryRepository(mei.client).update(replaced, { document: null });
    expect(removed.document).toBeNull();
    const record = await mei.client.collection('expiry').getOne(item.id);
    expect(record).toMatchObject({ document: '', documentName: '' });
  });
});

it('keeps a document from whoever does not see its item', async () => {
  const item = await make({ document: pdf('scan.pdf') });
  const url = await documentUrl(mei.client, item.id, item.document!.fileName);
  const { client } = await server.createUser();
  const theirs = await documentUrl(client, item.id, item.document!.fileName);
  expect([await statusOf(url), await statusOf(theirs)]).toEqual([200, 404]);
});

it('deletes an item with its document', async () => {
  const item = await make({ document: pdf('scan.pdf') });
  const url = await documentUrl(mei.client, item.id, item.document!.fileName);
  await expiryRepository(mei.client).delete(item.id);
  await expect(expiryRepository(mei.client).get(item.id)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await statusOf(url)).toBe(404);
});
