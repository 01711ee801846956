import { type Mood, type PublicHub, startPublicHub } from '@hub/pocketbase/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ONE, TWO } from './forecast-questions';

/** `/api/hub/forecast`, on a new hub each time. */

let hub: PublicHub;

async function start() {
  hub = await startPublicHub();
}

const stop = () => hub.stop();

const ask = (query: Record<string, string> = TWO, asking?: Parameters<PublicHub['ask']>[1]) =>
  hub.ask(`forecast?${new URLSearchParams(query).toString()}`, asking);
const press = (query: Record<string, string> = TWO) => ask(query, { isPressed: true });

const HOUR_MS = 3_600_000;

/** Makes everything stored older. */
async function age(byMs: number) {
  const forecasts = hub.server.superuser.collection('forecasts');
  for (const { id, forecast } of await forecasts.getFullList<{
    id: string;
    forecast: { fetchedAt: number };
  }>()) {
    await forecasts.update(id, { forecast: { ...forecast, fetchedAt: forecast.fetchedAt - byMs } });
  }
}

const renew = () => hub.server.superuser.crons.run('hub-forecasts');

describe('with the service there', () => {
  beforeEach(start);
  afterEach(stop);

  it('asks once for several places, however many ask, and has few of them wait', async () => {
    const release = hub.services.hold();
    const asking = Array.from({ length: 50 }, () => ask());
    // Nobody is refused before the limit of waiting requests is reached.
    expect(await Promise.race(asking)).toMatchObject({ status: 503 });
    release();
    const answers = await Promise.all(asking);
    expect(hub.services.asked).toHaveLength(1);
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
    expect(await ask()).toMatchObject({
      status: 200,
      body: [
        { daily: { weathercode: [80, 95, 3, 61, 2] } },
        { daily: { temperature_2m_max: [30.2, 29.2, 28.2, 27.2, 26.2] } },
      ],
    });
    expect(hub.services.asked).toHaveLength(1);
  });

  it('gives one place as it is, and asks only for what it does not know', async () => {
    await ask(ONE);
    expect((await ask(ONE)).body).toMatchObject({ daily: { weathercode: [80, 95, 3, 61, 2] } });
    expect(hub.services.asked).toHaveLength(1);
    const both = {
      ...TWO,
      latitude: '52.3676,51.5072',
      longitude: '4.9041,-0.1276',
      timezone: 'Europe/Amsterdam,Europe/London',
    };
    expect((await ask(both)).body).toHaveLength(2);
    expect(hub.services.asked[1]).toContain('latitude=51.5072&');
  });

  it('lets nothing else of the question through', async () => {
    await ask({ ...ONE, apikey: 'secret', past_days: '92' });
    expect(hub.services.asked[0]).toBe(
      '/forecast?latitude=52.3676&longitude=4.9041&daily=weathercode%2Ctemperature_2m_max&forecast_days=5&timezone=Europe%2FAmsterdam',
    );
  });
});

describe('what is no question', () => {
  beforeAll(start);
  afterAll(stop);

  it.each([
    { latitude: '91' },
    { longitude: 'x' },
    { timezone: 'Europe/Nowhere' },
    { timezone: '../../etc/passwd' },
    { timezone: 'Factory' },
    { timezone: 'UTC' },
    { timezone: 'Etc/GMT+5' },
    { timezone: 'posixrules' },
    { timezone: 'right/Europe/London' },
    { forecast_days: '16' },
    { daily: 'sunrise' },
  ])('refuses %j with a sentence', async (changes) => {
    expect(await ask({ ...ONE, ...changes })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/\.$/) as string },
    });
    expect(hub.services.asked).toEqual([]);
  });

  it('is for people who are signed in', async () => {
    expect((await ask(ONE, { token: '' })).status).toBe(401);
    expect(hub.services.asked).toEqual([]);
  });
});

describe('with the service in trouble', () => {
  beforeEach(start);
  afterEach(stop);

  it.each<Mood>(['failing', 'busy', 'garbled'])(
    'says so while the service is %s and nothing is known, and lets it rest',
    async (mood) => {
      hub.services.mood = mood;
      expect(await ask()).toMatchObject({
        status: 503,
        body: { message: expect.stringMatching(/weather/) as string },
      });
      await ask();
      expect(hub.services.asked).toHaveLength(1);
    },
  );

  it('asks at once for who presses “Try again”', async () => {
    hub.services.mood = 'failing';
    await ask();
    hub.services.mood = 'well';
    expect((await ask()).status).toBe(503);
    expect((await press()).status).toBe(200);
    expect(hub.services.asked).toHaveLength(2);
    await press();
    expect(hub.services.asked).toHaveLength(2);
  });

  it('says truly when it asks again by itself', async () => {
    hub.services.mood = 'failing';
    const { retryAfter } = await ask();
    expect(retryAfter).toBeGreaterThan(55);
    expect(retryAfter).toBeLessThanOrEqual(60);
  });

  it('asks for a place that nobody has asked for before, while it lets the service rest for the others', async () => {
    hub.services.mood = 'failing';
    await ask();
    hub.services.mood = 'well';
    expect((await ask(ONE)).status).toBe(200);
    expect(hub.services.asked).toHaveLength(2);
  });

  it('asks again for who presses “Try again” over an old forecast', async () => {
    await ask();
    await age(8 * HOUR_MS);
    expect(Number((await press()).age)).toBeLessThan(3600);
    expect(hub.services.asked).toHaveLength(2);
  });

  it('writes nothing of what was asked into the log', async () => {
    await hub.server.superuser.settings.update({ logs: { minLevel: -4 } });
    hub.services.mood = 'failing';
    await ask();
    await hub.services.stop();
    await ask(ONE);
    // Pending writes are done when the server ends.
    await hub.server.suspend();
    await hub.server.resume();
    const { items } = await hub.server.superuser.logs.getList(1, 100);
    const told = items.filter(({ message }) => /public service/.test(message));
    expect(told.map(({ data }) => data as unknown)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ service: 'forecast', cause: 'It answered 500.' }),
        expect.objectContaining({ service: 'forecast', cause: expect.stringMatching(/refused/) as string }),
      ]),
    );
    expect(JSON.stringify(items)).not.toMatch(/latitude|52\.3676|5\.4141|Amsterdam/);
  });

  it('gives nulls as they are', async () => {
    hub.services.mood = 'nulls';
    expect((await ask()).body).toMatchObject([
      { daily: { weathercode: [null, null, null, null, null] } },
      { daily: { weathercode: [80, 95, 3, 61, 2] } },
    ]);
  });
});

describe('what is kept', () => {
  beforeEach(start);
  afterEach(stop);

  it('is fresh for an hour, and says its age from the beginning', async () => {
    expect(Number((await ask()).age)).toBeLessThan(60);
    await age(HOUR_MS - 60_000);
    expect(Number((await ask()).age)).toBeGreaterThanOrEqual(3540);
    await renew();
    expect(hub.services.asked).toHaveLength(1);
  });

  it('is answered with its age after that, and renewed behind', async () => {
    await ask();
    await age(2 * HOUR_MS);
    const answer = await ask();
    expect(Number(answer.age)).toBeGreaterThanOrEqual(7200);
    expect(hub.services.asked).toHaveLength(1);
    await renew();
    await expect.poll(() => hub.services.asked.length).toBe(2);
    await expect.poll(async () => Number((await ask()).age)).toBeLessThan(3600);
    expect(hub.services.asked).toHaveLength(2);
  });

  it('stays while the service is away', async () => {
    await ask();
    await age(30 * HOUR_MS);
    hub.services.mood = 'failing';
    await ask();
    await renew();
    await expect.poll(() => hub.services.asked.length).toBe(2);
    expect(await ask()).toMatchObject({ status: 200, body: [{ daily: {} }, { daily: {} }] });
  });

  it('is no more than some places', async () => {
    const forecasts = hub.server.superuser.collection('forecasts');
    const forecast = { fetchedAt: 0, daily: { time: [], weathercode: [], temperature_2m_max: [] } };
    for (let index = 0; index < 210; index += 1)
      await forecasts.create({ place: `${index},0,UTC`, forecast });
    await ask(ONE);
    expect((await forecasts.getList(1, 1)).totalItems).toBe(200);
  });
});
