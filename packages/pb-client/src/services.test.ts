import {
  type PublicServices,
  startPublicServices,
  startServer,
  type TestServer,
} from '@hub/pocketbase/testing';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from './client';
import { onSessionEnd } from './request';
import { askHub, type AskOptions } from './services';

/** The hub's routes to public services, on a real server with fake services. */
let services: PublicServices;
let server: TestServer;

beforeEach(async () => {
  services = await startPublicServices();
  server = await startServer({ services: services.env });
});
afterEach(async () => {
  await server.stop();
  await services.stop();
});

const LATEST = '/api/hub/rates/latest';
const latestSchema = v.object({ date: v.string(), rates: v.record(v.string(), v.number()) });

it('gives what the service says, with its age once it is older than it should be', async () => {
  const { client } = await server.createUser();
  services.mood = 'failing';
  const fromTheSeed = await askHub(client, LATEST, { from: 'EUR', to: 'USD' }, latestSchema);
  expect(fromTheSeed.data).toEqual({ date: '2026-10-30', rates: { USD: 1.1172 } });
  expect(fromTheSeed.ageSeconds).toBeGreaterThan(0);
});

it('gives no age for what is as new as it can be', async () => {
  const { client } = await server.createUser();
  const { ageSeconds } = await askHub(client, LATEST, { from: 'EUR', to: 'USD' }, latestSchema);
  expect(ageSeconds).toBeNull();
});

it('says in the hub’s words that there is nothing', async () => {
  const { client } = await server.createUser();
  services.mood = 'failing';
  const forecast = {
    latitude: '5.4141',
    longitude: '100.3288',
    daily: 'weathercode,temperature_2m_max',
    forecast_days: '5',
    timezone: 'Asia/Kuala_Lumpur',
  };
  await expect(askHub(client, '/api/hub/forecast', forecast, v.unknown())).rejects.toMatchObject({
    name: 'HubError',
    kind: 'server',
    message: expect.stringMatching(/weather/i) as string,
  });
});

it('asks the service at once for a person who presses “Try again”, and lets it rest otherwise', async () => {
  const { client } = await server.createUser();
  services.mood = 'failing';
  const ask = (options?: AskOptions) => askHub(client, LATEST, { from: 'EUR' }, latestSchema, options);
  await ask();
  services.mood = 'well';
  expect((await ask()).ageSeconds).toBeGreaterThan(0);
  expect((await ask({ isPressed: true })).ageSeconds).toBeNull();
  expect(services.asked).toHaveLength(2);
});

it('tells a currency that is not known and another shape apart, and ends no session by it', async () => {
  const { client } = await server.createUser();
  const ended = vi.fn();
  const stop = onSessionEnd(ended);
  await expect(askHub(client, LATEST, { from: 'EUR', to: 'XXX' }, latestSchema)).rejects.toMatchObject({
    kind: 'not-found',
  });
  await expect(askHub(client, LATEST, {}, v.object({ rates: v.string() }))).rejects.toMatchObject({
    kind: 'unexpected',
  });
  expect(ended).not.toHaveBeenCalled();
  stop();
});

it('is offline where there is no hub, and needs somebody who is signed in', async () => {
  const nowhere = createClient('http://127.0.0.1:1');
  await expect(askHub(nowhere, LATEST, {}, latestSchema)).rejects.toMatchObject({ kind: 'offline' });
  const guest = createClient(server.url);
  await expect(askHub(guest, LATEST, {}, latestSchema)).rejects.toMatchObject({ kind: 'session' });
});
