import { type Mood, type PublicHub, startPublicHub } from '@hub/pocketbase/testing';
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastPublished } from '../../src/rules/working-days';

/** `/api/hub/rates`, on a new hub each time, because the hub stores what it has fetched. */

let hub: PublicHub;

async function start() {
  hub = await startPublicHub();
}

const stop = () => hub.stop();

const ask = (path: string, asking?: Parameters<PublicHub['ask']>[1]) => hub.ask(`rates/${path}`, asking);

describe('with the service there', () => {
  beforeAll(start);
  afterAll(stop);

  it('is brought up to date by one request for what is missing, however many ask', async () => {
    hub.services.delayMs = 200;
    await Promise.all(Array.from({ length: 50 }, () => ask('latest?from=EUR&to=USD')));
    const due = lastPublished(Date.now());
    expect(hub.services.asked).toEqual([`/rates/2026-10-16..${due}?from=EUR`]);
    expect(await ask('latest?from=EUR&to=USD')).toMatchObject({
      status: 200,
      age: null,
      body: { date: due },
    });
    expect(hub.services.asked).toHaveLength(1);
  });

  it('answers as the service does, and refuses what it refuses', async () => {
    expect((await ask('2026-10-29..2026-10-30?from=USD&to=EUR')).body).toEqual({
      amount: 1,
      base: 'USD',
      start_date: '2026-10-29',
      end_date: '2026-10-30',
      rates: { '2026-10-29': { EUR: 1 / 1.113 }, '2026-10-30': { EUR: 1 / 1.1172 } },
    });
    expect(await ask('latest?from=EUR&to=XXX')).toMatchObject({
      status: 404,
      body: { message: 'not found' },
    });
    expect(await ask('2026-02-30..2026-03-01')).toMatchObject({
      status: 422,
      body: { message: 'invalid date' },
    });
    expect(await ask('2026-10-30')).toMatchObject({ status: 404 });
  });

  it('has the day before a weekend that a range begins with', async () => {
    expect((await ask('2026-10-24..2026-10-26?to=USD')).body).toMatchObject({
      start_date: '2026-10-23',
      end_date: '2026-10-26',
    });
  });

  it('is for people who are signed in', async () => {
    expect((await ask('latest', { token: '' })).status).toBe(401);
    expect((await ask('latest', { token: hub.server.superuser.authStore.token })).status).toBe(403);
  });

  it('takes a currency once, however often it is named, and no more than there can be', async () => {
    const thrice = await ask('latest?to=USD,JPY,USD,USD,JPY');
    expect(thrice.body).toEqual((await ask('latest?to=USD,JPY')).body);
    const many = Array.from(
      { length: 41 },
      (_, index) => `A${String.fromCharCode(65 + (index % 26))}${index < 26 ? 'A' : 'B'}`,
    );
    expect(await ask(`latest?to=${many.join(',')}`)).toMatchObject({
      status: 422,
      body: { message: 'Ask for at most 40 currencies at once.' },
    });
  });

  it('answers with a year of all currencies or all years of one, and refuses all of both', async () => {
    expect((await ask('2025-10-30..2026-10-30')).status).toBe(200);
    expect((await ask('2020-01-01..2026-10-30?to=USD')).status).toBe(200);
    expect(await ask('2020-01-01..2026-10-30')).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/fewer days/) as string },
    });
    expect((await ask(`2020-01-01..2026-10-30?to=${Array(300).fill('USD').join(',')}`)).status).toBe(200);
  });

  it('has of one year what the ECB published', async () => {
    const csv = await readFile(new URL('../data/ecb-eur-rates.csv', import.meta.url), 'utf8');
    const [head = '', ...lines] = csv.trim().split(/\r?\n/);
    const usd = head.split(',').indexOf('USD');
    const year = lines
      .map((line) => line.split(','))
      .filter(([date = '']) => date >= '2025-10-30')
      .map((cells) => [cells[0], { USD: Number(cells[usd]) }]);
    const { body } = await ask('2025-10-30..2026-10-30?from=EUR&to=USD');
    expect(body).toMatchObject({ rates: Object.fromEntries(year) as object });
    expect(year.length).toBeGreaterThan(250);
  });
});

describe('with the service in trouble', () => {
  beforeEach(start);
  afterEach(stop);

  it.each<Mood>(['failing', 'busy', 'garbled'])(
    'answers from the seed, with its age, while the service is %s',
    async (mood) => {
      hub.services.mood = mood;
      const answer = await ask('latest?to=USD');
      expect(answer).toMatchObject({ status: 200, body: { date: '2026-10-30', rates: { USD: 1.1172 } } });
      expect(Number(answer.age)).toBeGreaterThan(0);
      await ask('latest?to=USD');
      expect(hub.services.asked).toHaveLength(1);
    },
  );

  it('is asked at once for who presses “Try again”, and left alone by what asks of itself', async () => {
    hub.services.mood = 'failing';
    await ask('latest?to=USD');
    await ask('latest?to=USD');
    expect(hub.services.asked).toHaveLength(1);
    hub.services.mood = 'well';
    expect(await ask('latest?to=USD', { isPressed: true })).toMatchObject({
      status: 200,
      age: null,
      body: { date: lastPublished(Date.now()) },
    });
    expect(hub.services.asked).toHaveLength(2);
    await ask('latest?to=USD', { isPressed: true });
    expect(hub.services.asked).toHaveLength(2);
  });

  it('is asked for one person a few times, and then still for another', async () => {
    hub.services.mood = 'failing';
    for (let press = 0; press < 14; press += 1) await ask('latest?to=USD', { isPressed: true });
    expect(hub.services.asked).toHaveLength(12);
    const { client } = await hub.server.createUser();
    await ask('latest?to=USD', { isPressed: true, token: client.authStore.token });
    expect(hub.services.asked).toHaveLength(13);
  });

  it('takes the rates that are there when some are missing', async () => {
    hub.services.mood = 'nulls';
    expect((await ask('latest?to=JPY')).body).toMatchObject({ date: lastPublished(Date.now()) });
  });

  it('is asked again by “Try again” for a currency that the newest day lacks', async () => {
    hub.services.mood = 'nulls';
    await ask('latest?to=USD,JPY');
    hub.services.mood = 'well';
    await ask('latest?to=USD,JPY');
    expect(hub.services.asked).toHaveLength(1);
    const { body } = await ask('latest?to=USD,JPY', { isPressed: true });
    expect(body).toMatchObject({
      date: lastPublished(Date.now()),
      rates: { USD: expect.any(Number) as number },
    });
    expect(hub.services.asked).toHaveLength(2);
  });

  it('puts a recent day right that was stored wrong, and takes no day that is still to come', async () => {
    const rates = hub.server.superuser.collection('rates');
    const wrong = await rates.getFirstListItem<{ id: string; rates: object }>('date = "2026-10-30"');
    await rates.update(wrong.id, { rates: { ...wrong.rates, USD: 11.172 } });
    await rates.create({ date: '2099-01-02', rates: { USD: 2 } });
    expect((await ask('latest?to=USD')).body).toMatchObject({ date: lastPublished(Date.now()) });
    expect((await ask('2026-10-30..2099-01-02?to=USD')).body).toMatchObject({
      end_date: lastPublished(Date.now()),
      rates: { '2026-10-30': { USD: 1.1172 } },
    });
    expect(hub.services.asked).toHaveLength(1);
  });

  it('waits for a silent service no longer than five seconds, and lets nobody else wait', async () => {
    hub.services.mood = 'silent';
    const order: string[] = [];
    const first = ask('latest?to=USD').then((answer) => {
      order.push('who asked first');
      return answer;
    });
    await expect.poll(() => hub.services.asked.length).toBe(1);
    expect((await ask('latest?to=USD')).body).toMatchObject({ date: '2026-10-30' });
    order.push('another');
    expect((await first).body).toMatchObject({ date: '2026-10-30' });
    expect(order).toEqual(['another', 'who asked first']);
  });

  it('says so where there are no rates at all', async () => {
    hub.services.mood = 'failing';
    const rates = await hub.server.superuser.collection('rates').getFullList({ fields: 'id' });
    for (let index = 0; index < rates.length; index += 100) {
      await Promise.all(
        rates.slice(index, index + 100).map(({ id }) => hub.server.superuser.collection('rates').delete(id)),
      );
    }
    expect(await ask('latest?to=USD')).toMatchObject({
      status: 503,
      body: { message: expect.stringMatching(/rates/) as string },
      retryAfter: 60,
    });
  });
});
