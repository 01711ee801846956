import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PublicHub, startPublicHub } from '../testing';
import { askRaw } from './raw-answer';

const NOTES = 'The visa is on page 12. '.repeat(20);
const LIST = '/api/collections/expiry/records?perPage=50&sort=id';
const FORECAST =
  '/api/hub/forecast?latitude=52.3676&longitude=4.9041&daily=weathercode%2Ctemperature_2m_max&forecast_days=5&timezone=Europe%2FAmsterdam';

let hub: PublicHub;
let itemId: string;

beforeAll(async () => {
  hub = await startPublicHub();
  const item = { name: 'Passport', expiryDate: '2030-01-01', notes: NOTES };
  for (let count = 0; count < 50; count += 1) {
    ({ id: itemId } = await hub.mei.client.collection('expiry').create(item));
  }
});

afterAll(async () => {
  await hub.stop();
});

const ask = (path: string, coding: string, token = hub.mei.client.authStore.token) =>
  askRaw(hub.server.url, path, { Authorization: token, 'Accept-Encoding': coding });

describe('an answer that may be long', () => {
  it.each([
    ['a list', () => LIST],
    ['a record', () => `/api/collections/expiry/records/${itemId}`],
    ['rates', () => '/api/hub/rates/2026-10-20..2026-10-30?from=EUR'],
    ['forecasts', () => FORECAST],
  ])('is compressed for browsers that take it: %s', async (_, path) => {
    const [packed, plain] = [await ask(path(), 'gzip, deflate, br'), await ask(path(), 'identity')];
    expect(packed).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip' } });
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(JSON.parse(gunzipSync(packed.body).toString())).toEqual(JSON.parse(plain.body.toString()));
  });

  it('is a tenth of its size, or less, where it is a list', async () => {
    const [packed, plain] = [await ask(LIST, 'gzip'), await ask(LIST, 'identity')];
    expect(packed.body.length * 10).toBeLessThan(plain.body.length);
  });

  it('is refused to guests as ever', async () => {
    const { status, headers, body } = await ask(LIST, 'gzip', '');
    expect({ status, coding: headers['content-encoding'] }).toEqual({ status: 401, coding: undefined });
    expect(JSON.parse(body.toString())).toMatchObject({ status: 401 });
  });
});

it.each(['/api/realtime', '/api/health'])('leaves %s as it is', async (path) => {
  const stop = new AbortController();
  const { headers } = await fetch(hub.server.url + path, { signal: stop.signal });
  expect(headers.get('Content-Encoding')).toBeNull();
  stop.abort();
});
