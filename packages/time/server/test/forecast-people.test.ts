import { type PublicHub, startPublicHub } from '@hub/pocketbase/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ONE, placesFrom, TWO } from './forecast-questions';

/** How one person's requests to `/api/hub/forecast` affect others, on a new hub each time. */

let hub: PublicHub;

beforeEach(async () => {
  hub = await startPublicHub();
});

afterEach(() => hub.stop());

const ask = (query: Record<string, string> = TWO, asking?: Parameters<PublicHub['ask']>[1]) =>
  hub.ask(`forecast?${new URLSearchParams(query).toString()}`, asking);

describe('what one person asks', () => {
  it('is bounded for them, and not for another', async () => {
    for (let from = 0; from < 100; from += 10) await ask(placesFrom(from));
    expect(hub.services.asked).toHaveLength(6);
    const tired = await ask(ONE);
    expect(tired).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/too often/) as string },
    });
    expect(tired.retryAfter).toBeGreaterThan(500);
    expect(tired.retryAfter).toBeLessThanOrEqual(600);
    const { client } = await hub.server.createUser();
    expect((await ask(ONE, { token: client.authStore.token })).status).toBe(200);
  });

  it('pushes out nothing that another looks at', async () => {
    const { client } = await hub.server.createUser();
    await ask(ONE, { token: client.authStore.token });
    for (let from = 0; from < 60; from += 10) await ask(placesFrom(from));
    const forecasts = await hub.server.superuser.collection('forecasts').getFullList<{ place: string }>();
    expect(forecasts).toHaveLength(21);
    expect(forecasts.map(({ place }) => place)).toContain('52.3676,4.9041,Europe/Amsterdam');
  });

  it('is theirs alone where the service refuses it', async () => {
    hub.services.unknownPlaces = ['0'];
    const refused = await ask(placesFrom(0, 1));
    expect(refused).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/not know/) as string },
    });
    expect(refused.retryAfter).toBeGreaterThan(3500);
    await ask(placesFrom(0, 1));
    expect(hub.services.asked).toHaveLength(1);
    await ask(TWO);
    expect((await ask(TWO)).status).toBe(200);
  });

  it('has all places that the service knows, though it refuses them together with one that it does not', async () => {
    hub.services.unknownPlaces = ['51.5072'];
    expect(await ask()).toMatchObject({ status: 200, body: [{ daily: {} }, null] });
    expect(hub.services.asked).toHaveLength(3);
    await ask();
    expect(hub.services.asked).toHaveLength(3);
  });

  it('is asked for once, though it is named twice', async () => {
    const twice = { ...ONE, latitude: '1,1', longitude: '2,2', timezone: 'Asia/Tokyo,Asia/Tokyo' };
    expect((await ask(twice)).body).toHaveLength(2);
    expect(hub.services.asked[0]).toContain('latitude=1&');
  });
});
