import {
  type PublicServices,
  startPublicServices,
  startServer,
  type TestServer,
} from '@hub/pocketbase/testing';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@hub/pb-client';
import { CURRENCIES } from '../model/currencies';
import { historyOf } from '../model/rates';
import { ratesRepository } from './rates.repo';

/** The rates on a real server, with a fake service that is unreachable at first. */
let services: PublicServices;
let server: TestServer;
let repository: ReturnType<typeof ratesRepository>;

beforeAll(async () => {
  services = await startPublicServices();
  services.mood = 'failing';
  server = await startServer({ services: services.env });
  repository = ratesRepository((await server.createUser()).client);
});
afterAll(async () => {
  await server.stop();
  await services.stop();
});

describe('the rates', () => {
  it('are there from the seed, with their age, for each currency that the tool knows', async () => {
    const { date, rates, ageSeconds } = await repository.latest();
    expect(date).toBe('2026-10-30');
    expect(rates['USD']).toBe(1.1172);
    expect(ageSeconds).toBeGreaterThan(0);
    expect(['EUR', ...Object.keys(rates)].sort()).toEqual(Object.keys(CURRENCIES).sort());
  });

  it('have of one year what the ECB published, day after day', async () => {
    const days = await repository.between('2025-10-30', '2026-10-30', ['USD']);
    const csv = await readFile(new URL('../../server/data/ecb-eur-rates.csv', import.meta.url), 'utf8');
    const [head = '', ...lines] = csv.trim().split(/\r?\n/);
    const usd = head.split(',').indexOf('USD');
    const published = lines
      .map((line) => line.split(','))
      .filter(([date = '']) => date >= '2025-10-30')
      .map((cells) => ({ date: cells[0], value: Number(cells[usd]) }));
    expect(historyOf({ from: 'EUR', to: 'USD' }, days)).toEqual(published);
    expect(published.length).toBeGreaterThan(250);
  });

  it('are refused in the words of the specification', async () => {
    const nowhere = ratesRepository(createClient('http://127.0.0.1:1'));
    await expect(nowhere.latest()).rejects.toMatchObject({
      name: 'HubError',
      kind: 'offline',
      message: 'Failed to fetch latest rate',
    });
    await expect(nowhere.between('2026-10-01', '2026-10-30', ['USD'])).rejects.toMatchObject({
      kind: 'offline',
      message: 'Failed to fetch timeseries',
    });
  });

  it('are for people who are signed in', async () => {
    const guest = ratesRepository(createClient(server.url));
    await expect(guest.latest()).rejects.toMatchObject({ kind: 'session' });
  });
});
