import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';
import { HEADERS, SMALL_PNG } from './picture-file';

let server: TestServer;
let user: TestUser;

beforeAll(async () => {
  server = await startServer();
  user = await server.createUser();
});

afterAll(async () => {
  await server.stop();
});

const MEGABYTE = 1024 * 1024;
const PDF = '%PDF-1.7\n1 0 obj\n';
const KIND = 'Only PDF files and pictures (JPEG, PNG, WebP, GIF, HEIC) can be kept.';
const CONTENT = 'The file is not what its name says: only real PDF files and pictures can be kept.';

function upload(document: File, more: object = {}) {
  return user.client
    .collection('expiry')
    .create({ name: 'Passport', expiryDate: '2030-01-01', document, ...more });
}

async function download(client: TestUser['client'], record: { id: string; document?: string }) {
  const token = await client.files.getToken();
  const named = { id: record.id, collectionName: 'expiry' };
  return fetch(client.files.getURL(named, record.document ?? '', { token }));
}

describe('a document', () => {
  it.each([
    ['x.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', CONTENT],
    ['x.png', '<!doctype html><script>alert(1)</script>', CONTENT],
    ['x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', KIND],
    ['x.html', '<!doctype html>', KIND],
    ['x.js', '/*%PDF-1.4 */alert(1)', KIND],
    ['x.pdf', '<!doctype html><!-- %PDF-1.4 -->', CONTENT],
    ['x.pdf', '', CONTENT],
    ['x.jpg', PDF, 'The file is a PDF, but its name says otherwise. Rename it so that it ends in .pdf.'],
  ])('is refused when it is dressed up: %s of %s', async (name, content, sentence) => {
    const refused = upload(new File([content], name));
    expect(await refusal(refused)).toEqual({ status: 400, fields: { document: sentence } });
  });

  it('is refused on an update as well', async () => {
    const record = await upload(new File([PDF], 'a.pdf'));
    const change = user.client.collection('expiry').update(record.id, { document: new File(['x'], 'x.js') });
    expect(await refusal(change)).toEqual({ status: 400, fields: { document: KIND } });
  });

  it('is at most 20 MB', async () => {
    const sized = (bytes: number) => new File([PDF, new Uint8Array(bytes - PDF.length)], 'large.pdf');
    const record = await upload(sized(20 * MEGABYTE));
    expect(record.document).toMatch(/^large_\w+\.pdf$/);
    const refused = await refusal(upload(sized(20 * MEGABYTE + 1)));
    expect(refused).toEqual({
      status: 400,
      fields: { document: 'This file is larger than 20 MB. Choose a smaller one.' },
    });
  });

  it('comes back as it was, under its own name, kept by nobody else', async () => {
    const record = await upload(new File([PDF], 'Pässport scan.pdf'), { documentName: 'Pässport scan.pdf' });
    const answer = await download(user.client, record);
    expect(await answer.text()).toBe(PDF);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'content-disposition': "inline; filename*=UTF-8''P%C3%A4ssport%20scan.pdf",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it('may be a picture', async () => {
    const answer = await download(user.client, await upload(new File([SMALL_PNG], 'scan.PNG')));
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(SMALL_PNG);
  });

  it.each(Object.entries(HEADERS))('has at most 50 million pixels as a %s', async (_, [ending, header]) => {
    const picture = (width: number, height: number) =>
      new File([Uint8Array.from(header(width, height))], `scan.${ending}`);
    const { document } = await upload(picture(10_000, 5000));
    expect(document).toMatch(/^scan_/);
    expect(await refusal(upload(picture(8000, 8000)))).toEqual({
      status: 400,
      fields: {
        document: 'The picture is too large: it can have at most 50 million pixels. Choose a smaller one.',
      },
    });
    const cut = new File([Uint8Array.from(header(800, 800).slice(0, 9))], `scan.${ending}`);
    expect(await refusal(upload(cut))).toMatchObject({ status: 400 });
  });

  it('is served as it is: nobody has a thumbnail made, however its collection is spelled', async () => {
    const record = await upload(new File([SMALL_PNG], 'scan.png'));
    const files = [user.client, server.superuser].map(async ({ files }) => {
      const token = await files.getToken();
      const path = (collection: string) =>
        `${server.url}/api/files/${collection}/${record.id}/${String(record.document)}?token=${token}`;
      return { path };
    });
    const [mine, superusers] = await Promise.all(files);
    const statusOf = async (url: string) => (await fetch(url)).status;
    for (const spelled of ['expiry', '%65xpiry', record.collectionId]) {
      for (const { path } of [mine!, superusers!]) {
        expect(await statusOf(path(spelled))).toBe(200);
        expect(await statusOf(`${path(spelled)}&thumb=100x100`)).toBe(400);
        expect(await statusOf(`${path(spelled)}&thumb=`)).toBe(400);
      }
    }
    expect(await statusOf(mine!.path('EXPIRY'))).toBe(200);
    expect(await statusOf(`${mine!.path('EXPIRY')}&thumb=100x100`)).toBe(404);
  });

  it('is not had by its address alone, nor with a token of another kind', async () => {
    const record = await upload(new File([PDF], 'a.pdf'));
    const url = user.client.files.getURL({ ...record, collectionName: 'expiry' }, String(record.document));
    const { token } = user.client.authStore;
    const tries = [
      fetch(url),
      fetch(url, { headers: { Authorization: token } }),
      fetch(`${url}?token=${token}`),
      fetch(`${url}?token=x`),
      fetch(url.replace(record.id, 'aaaaaaaaaaaaaaa')),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(404);
  });

  it('is gone when it is replaced, removed, or its record deleted', async () => {
    const expiry = user.client.collection('expiry');
    const first = await upload(new File([PDF], 'a.pdf'));
    const second = await expiry.update(first.id, { document: new File([PDF], 'b.pdf') });
    expect((await download(user.client, first)).status).toBe(404);
    expect((await download(user.client, second)).status).toBe(200);
    await expiry.update(first.id, { document: null });
    expect((await download(user.client, second)).status).toBe(404);
  });

  it('of another record can’t be named as one’s own', async () => {
    const theirs = await upload(new File([PDF], 'a.pdf'));
    const mine = await user.client.collection('expiry').create({ name: 'Mine', expiryDate: '2030-01-01' });
    const taken = user.client.collection('expiry').update(mine.id, { document: String(theirs.document) });
    expect(await refusal(taken)).toMatchObject({ status: 400 });
  });
});
