import type { TestServer } from '@hub/pocketbase/testing';
import { fixTime, installClock } from '../fixtures/clock';
import { watchShifts } from '../fixtures/shifts';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { TimePage } from '../pages/time-page';

const HOUR_MS = 3_600_000;
const NO_FORECAST = /answered 503: GET .*\/api\/hub\/forecast/;
const CLOCK = /\d\d:\d\d:\d\d/;

/** Makes the forecasts that the hub has kept older. */
async function age({ superuser }: TestServer, byMs: number): Promise<void> {
  const forecasts = superuser.collection('forecasts');
  for (const { id, forecast } of await forecasts.getFullList<{
    id: string;
    forecast: { fetchedAt: number };
  }>()) {
    await forecasts.update(id, { forecast: { ...forecast, fetchedAt: forecast.fetchedAt - byMs } });
  }
}

test('five clocks that go, and the weather of three days, by one request', async ({ page, services }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/hub/')) asked.push(request.url());
  });
  const time = new TimePage(page);
  await time.open();
  await expect(time.cards).toHaveCount(5);
  for (const city of ['Penang', 'Chengdu', 'Bangkok', 'Amsterdam', 'London']) {
    await expect(time.card(city)).toContainText(CLOCK);
    await expect(time.days(city)).toHaveCount(3);
  }
  const seconds = time.card('London').getByText(/^:\d\d$/);
  await expect(seconds).not.toHaveText(await seconds.innerText());
  expect(asked).toHaveLength(1);
  expect(services.asked).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Open-Meteo' })).toHaveAttribute(
    'href',
    'https://open-meteo.com/',
  );
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('there is room for all days', async ({ page }) => {
    // The stand-in counts its days in UTC; late in a summer's evening, the first of them is over in London.
    await fixTime(page, `${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
    const time = new TimePage(page);
    await time.open();
    await expect(time.days('London')).toHaveCount(5);
    await expect(time.days('London').first()).toContainText('Today');
  });
});

test('the clocks wait for no weather, and nothing moves when it comes', async ({ page, services }) => {
  services.delayMs = 2_000;
  const shifts = await watchShifts(page);
  const time = new TimePage(page);
  await time.open();
  await expect(time.card('Penang')).toContainText(CLOCK);
  await expect(page.getByText('Loading the forecast…')).toHaveCount(1);
  await expect(time.days('Penang')).toHaveCount(3);
  await expect(page.getByText('Loading the forecast…')).toHaveCount(0);
  expect(await shifts()).toEqual([]);
});

for (const mood of ['failing', 'busy', 'garbled', 'silent'] as const) {
  test(`the service is ${mood} from the start, and better later`, async ({ page, services, problems }) => {
    problems.expect(NO_FORECAST);
    services.mood = mood;
    const time = new TimePage(page);
    await time.open();
    await expect(time.failures).toHaveCount(1);
    await expect(time.card('Penang')).toContainText(CLOCK);

    services.mood = 'well';
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(time.days('Chengdu')).toHaveCount(3);
    await expect(time.failures).toHaveCount(0);
  });
}

test('what the service does not know is missing in its own card', async ({ page, services }) => {
  services.mood = 'nulls';
  const time = new TimePage(page);
  await time.open();
  await expect(time.days('Penang').first()).toContainText('–No data');
  await expect(time.days('London').first()).toContainText('°C');
});

test('a service that goes away leaves the last forecast, with its age', async ({ page, hub, services }) => {
  const time = new TimePage(page);
  await time.open();
  await expect(time.days('London')).toHaveCount(3);
  services.mood = 'failing';
  await age(hub, 8 * HOUR_MS);
  await page.reload();
  await expect(page.getByText('The forecast is 8 hours old.')).toBeVisible();
  await expect(time.days('London')).toHaveCount(3);
  await expect(time.failures).toHaveCount(0);
});

test('an hour passes: clocks and forecast go on', async ({ page, services }) => {
  await installClock(page);
  const time = new TimePage(page);
  await time.open();
  await expect(time.days('Bangkok')).toHaveCount(3);
  const hour = async () => (await time.card('Bangkok').innerText()).match(/(\d\d):\d\d/)?.[1];
  const before = Number(await hour());
  const again = page.waitForRequest('**/api/hub/forecast*');
  await page.clock.fastForward(HOUR_MS);
  await again;
  await expect.poll(hour).toBe(String((before + 1) % 24).padStart(2, '0'));
  expect(services.asked).toHaveLength(1);
});

test.describe('where clocks change', () => {
  test.use({ timezoneId: 'Europe/Amsterdam' });

  // Nights that have passed: a session from the present is over on a device that lives in the future.
  for (const { night, city, before, after, difference } of [
    {
      night: '2025-10-26T00:59:59Z',
      city: 'London',
      before: '01:59:59',
      after: '01:00:00',
      difference: ['+6 h', '+7 h'],
    },
    {
      night: '2026-03-29T00:59:59Z',
      city: 'Amsterdam',
      before: '01:59:59',
      after: '03:00:00',
      difference: ['+7 h', '+6 h'],
    },
  ]) {
    test(`the clock of ${city} goes from ${before} to ${after}`, async ({ page }) => {
      await installClock(page, { time: Date.parse(night) - 60_000 });
      const time = new TimePage(page);
      await time.open();
      await page.clock.pauseAt(night);
      await expect(time.card(city)).toContainText(before);
      await expect(time.card('Penang')).toContainText(difference[0]!);
      await page.clock.runFor(1_000);
      await expect(time.card(city)).toContainText(after);
      await expect(time.card('Penang')).toContainText(difference[1]!);
    });
  }
});

for (const { zone, difference } of [
  { zone: 'Pacific/Kiritimati', difference: '−6 h, yesterday' },
  { zone: 'Pacific/Niue', difference: '+19 h, tomorrow' },
]) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('the other end of the world has another date', async ({ page }) => {
      await installClock(page, { time: '2026-01-15T10:29:00Z' });
      const time = new TimePage(page);
      await time.open();
      await page.clock.pauseAt('2026-01-15T10:30:00Z');
      await expect(time.card('Penang')).toContainText('18:30:00');
      await expect(time.card('Penang')).toContainText(difference);
      await expect(time.card('Penang')).toContainText('Day, Thu 15 Jan');
    });
  });
}

test('a page that nobody sees sleeps, and is right when it is seen', async ({ page }) => {
  await installClock(page);
  const time = new TimePage(page);
  await time.open();
  const clock = time.card('London').getByRole('time').first();
  await expect(clock).toContainText(CLOCK);
  const turn = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  const slept = await clock.innerText();
  await page.clock.fastForward(5 * HOUR_MS);
  expect(await clock.innerText()).toBe(slept);
  await turn('visible');
  expect((await clock.innerText()).slice(0, 2)).toBe(
    String((Number(slept.slice(0, 2)) + 5) % 24).padStart(2, '0'),
  );
});

test('the tile tells the time in Penang, with no call', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/hub/')) asked.push(request.url());
  });
  await installClock(page, { time: '2026-01-15T12:13:00Z' });
  const home = new HomePage(page);
  await home.open();
  await page.clock.pauseAt('2026-01-15T12:14:59Z');
  await expect(home.tile('Time')).toContainText('Penang 20:14');
  await page.clock.runFor(1_000);
  await expect(home.tile('Time')).toContainText('Penang 20:15');
  expect(asked).toEqual([]);
});
