import { afterAll, beforeAll, bench, describe } from 'vitest';
import { type PublicHub, startPublicHub } from '../testing';

/** What the hub's own routes cost beside PocketBase's list of records, and beside a service that hangs. */

let hub: PublicHub;

beforeAll(async () => {
  hub = await startPublicHub();
  await get('/api/hub/rates/latest');
});

afterAll(() => hub.stop());

async function get(path: string) {
  const headers = { Authorization: hub.mei.client.authStore.token };
  await (await fetch(hub.server.url + path, { headers })).text();
}

const list = () => get('/api/collections/exercises/records?perPage=30');
const forecast = (latitude: number) =>
  get(
    `/api/hub/forecast?latitude=${latitude}&longitude=0&timezone=Europe/London` +
      '&daily=weathercode,temperature_2m_max&forecast_days=5',
  );

describe('rates beside a list of records', () => {
  bench('the latest rates of six currencies', () => get('/api/hub/rates/latest?to=CNY,MYR,THB,JPY,USD,GBP'));
  bench('one year of one currency', () => get('/api/hub/rates/2025-10-30..2026-10-30?to=USD'));
  bench('PocketBase’s own list', list);
});

describe('one year of one currency beside the dearest that may be asked', () => {
  bench('one year of one currency', () => get('/api/hub/rates/2025-10-30..2026-10-30?to=USD'));
  bench('one year of all', () => get('/api/hub/rates/2025-10-30..2026-10-30'));
  bench('all years of four', () => get('/api/hub/rates/2020-01-01..2026-10-30?to=USD,JPY,GBP,CNY'));
  bench('all years of one', () => get('/api/hub/rates/2020-01-01..2026-10-30?to=USD'));
});

describe('a list of records', () => {
  bench('while the services are well', list);
  let waiting: Promise<unknown>;
  bench('while twenty people wait for one that hangs', list, {
    setup() {
      hub.services.mood = 'silent';
      waiting = Promise.all(Array.from({ length: 20 }, (_, place) => forecast(place)));
    },
    async teardown() {
      await waiting;
      hub.services.mood = 'well';
    },
  });
});
