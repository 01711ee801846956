import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { act, screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeRoutes } from '../routes';
import { answerForecast, failingForecast, FORECAST, sampleAnswer, sampleForecast } from '../testing';

const NOW = new Date('2026-11-21T11:42:07Z');
const server = mockServer(answerForecast(sampleAnswer(NOW)));
const openPage = () => openTool(timeRoutes, '/time');

/** A city's card as a person reads it. */
async function cardOf(city: string) {
  return screen.findByRole('region', { name: city });
}

/** The days of a city's forecast, as they are written. */
async function forecastDays(city: string) {
  const list = await screen.findByRole('list', { name: `Forecast for ${city}` });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00ad', ''));
}

function freeze(now: Date) {
  vi.useFakeTimers({ now, toFake: ['Date'] });
}

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Amsterdam');
  freeze(NOW);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('the clocks', () => {
  it.each([
    ['Penang', 'PenangMalaysia19:42:07+7 hNight, Sat 21 Nov'],
    ['Chengdu', 'ChengduChina19:42:07+7 hNight, Sat 21 Nov'],
    ['Bangkok', 'THBangkokThailand18:42:07+6 hNight, Sat 21 Nov'],
    ['Amsterdam', 'AmsterdamNetherlands12:42:07Your timeDay, Sat 21 Nov'],
    ['London', 'GBLondonUnited Kingdom11:42:07−1 hDay, Sat 21 Nov'],
  ])('show time, difference and date of %s', async (city, words) => {
    server.use(http.get(FORECAST, () => delay('infinite')));
    openPage();
    expect((await cardOf(city)).textContent).toBe(words);
  });

  it('tell of another day', async () => {
    freeze(new Date('2026-11-21T19:15:32Z'));
    openPage();
    expect((await cardOf('Penang')).textContent).toContain('03:15:32+7 h, tomorrowNight, Sun 22 Nov');
    expect((await cardOf('Amsterdam')).textContent).toContain('20:15:32Your timeNight, Sat 21 Nov');
  });

  it.each([
    ['Pacific/Kiritimati', '+7 h', '2026-11-21T10:00:00Z', '−6 h, yesterday'],
    ['Pacific/Niue', '+7 h', '2026-11-21T10:59:00Z', '+19 h, tomorrow'],
  ])('are compared with %s', async (zone, elsewhere, instant, words) => {
    vi.stubEnv('TZ', zone);
    freeze(new Date(instant));
    openPage();
    const card = await cardOf('Penang');
    expect(card.textContent).toContain(words);
    expect(card.textContent).not.toContain(elsewhere);
  });

  it('are no live regions', async () => {
    openPage();
    const card = await cardOf('Penang');
    expect(card.querySelector('[aria-live], [role=status], [role=alert], [role=timer]')).toBeNull();
    expect(within(card).getByText('19:42').closest('time')?.dateTime).toBe('19:42');
  });
});

describe('the night the clocks change', () => {
  // No request is pending while the timers are frozen.
  beforeEach(async () => {
    openPage();
    await forecastDays('London');
  });

  it.each([
    ['2026-10-25T00:59:59.500Z', 'Amsterdam', '02:59:59', '02:00:00'],
    ['2027-03-28T00:59:59.500Z', 'London', '00:59:59', '02:00:00'],
  ])('%s in %s', async (instant, city, before, after) => {
    vi.useFakeTimers({ now: new Date(instant) });
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const card = screen.getByRole('region', { name: city });
    expect(card.textContent).toContain(before);
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(card.textContent).toContain(after);
  });
});

describe('the forecast', () => {
  it('names the weather of each day, the first as today', async () => {
    openPage();
    expect(await forecastDays('Penang')).toEqual([
      'Today31 °CRain showers',
      'Sun31 °CThunderstorm',
      'Mon32 °COvercast',
      'Tue30 °CRain',
      'Wed32 °CPartly cloudy',
    ]);
    expect((await forecastDays('Amsterdam')).at(-1)).toBe('Wed−4 °CSnow grains');
  });

  it('is asked for once, for all cities', async () => {
    const asked: URL[] = [];
    server.use(
      http.get(FORECAST, ({ request }) => {
        asked.push(new URL(request.url));
        return HttpResponse.json(sampleAnswer(NOW));
      }),
    );
    openPage();
    await forecastDays('London');
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      {
        latitude: '5.4141,30.5728,13.7563,52.3676,51.5072',
        longitude: '100.3288,104.0668,100.5018,4.9041,-0.1276',
        daily: 'weathercode,temperature_2m_max',
        forecast_days: '5',
        timezone: 'Asia/Kuala_Lumpur,Asia/Shanghai,Asia/Bangkok,Europe/Amsterdam,Europe/London',
      },
    ]);
  });

  it('begins with the city’s own day, whatever the day of the person', async () => {
    freeze(new Date('2026-11-21T19:15:32Z'));
    openPage();
    expect((await forecastDays('Penang'))[0]).toBe('Today31 °CThunderstorm');
    expect((await forecastDays('Amsterdam'))[0]).toBe('Today8 °CRain');
  });

  it('shows what is missing as missing, and a code that it does not know', async () => {
    const [, ...others] = sampleAnswer(NOW);
    const penang = sampleForecast('2026-11-21', [
      [null, null],
      [42, 30],
      [0, null],
    ]);
    server.use(answerForecast([penang, ...others]));
    openPage();
    expect(await forecastDays('Penang')).toEqual(['Today–No data', 'Sun30 °CUnknown weather', 'Mon–Clear']);
  });

  it('is missed by a city in its own card, and asked for again there', async () => {
    const [, ...others] = sampleAnswer(NOW);
    server.use(answerForecast([null, ...others]));
    const { user } = openPage();
    const card = await cardOf('Penang');
    expect(await within(card).findByText('Failed to fetch forecast')).toBeTruthy();
    expect(await forecastDays('London')).toHaveLength(5);
    expect(screen.getAllByText('Failed to fetch forecast')).toHaveLength(1);
    server.use(answerForecast(sampleAnswer(NOW)));
    await user.click(within(card).getByRole('button', { name: 'Try again' }));
    expect(await forecastDays('Penang')).toHaveLength(5);
  });

  it.each([
    ['can’t be fetched', failingForecast],
    ['is known of no city', answerForecast([null, null, null, null, null])],
  ])('says once that it failed where it %s, while the clocks run, and loads again', async (_, answer) => {
    server.use(answer);
    const { user } = openPage();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toContain('Failed to fetch forecast');
    expect(screen.getAllByText('Failed to fetch forecast')).toHaveLength(1);
    expect((await cardOf('Penang')).textContent).toContain('19:42:07');
    server.use(answerForecast(sampleAnswer(NOW)));
    await user.click(again);
    expect(await forecastDays('Penang')).toHaveLength(5);
    expect(screen.queryByText('Failed to fetch forecast')).toBeNull();
  });

  it('keeps its place and its button while it is asked for again', async () => {
    server.use(failingForecast);
    const { user } = openPage();
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(http.get(FORECAST, () => delay('infinite')));
    await user.click(again);
    expect(document.activeElement).toBe(again);
    expect(again.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Failed to fetch forecast')).toBeTruthy();
  });

  it('is asked for past what the hub keeps by “Try again” alone', async () => {
    const wants: (string | null)[] = [];
    server.use(
      http.get(FORECAST, ({ request }) => {
        wants.push(request.headers.get('Cache-Control'));
        return HttpResponse.json({ message: 'Too many.' }, { status: 429 });
      }),
    );
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(wants).toEqual([null, 'no-cache']));
  });

  it('is said to have failed where a new forecast has no day that is still to come', async () => {
    freeze(new Date('2026-11-27T11:42:07Z'));
    server.use(answerForecast(sampleAnswer(NOW)));
    openPage();
    expect((await cardOf('London')).textContent).not.toContain('Sat');
    expect(await screen.findAllByText('Failed to fetch forecast')).toHaveLength(5);
  });

  it('is said once to be old where all of its days have passed', async () => {
    freeze(new Date('2026-11-27T11:42:07Z'));
    server.use(answerForecast(sampleAnswer(NOW), 6 * 24 * 3_600));
    openPage();
    expect(await screen.findByText('The forecast is 6 days old.')).toBeTruthy();
    expect((await cardOf('London')).textContent).toContain('Today–Sat–');
    expect(screen.queryByText('Failed to fetch forecast')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });
});

describe('the age of the forecast', () => {
  const HOUR_S = 3_600;

  it('is not shown in the first hour, but whose data it is', async () => {
    openPage();
    await forecastDays('Penang');
    const credit = screen.getByText(/Weather data by/);
    expect(credit.textContent).toBe('Weather data by Open-Meteo, CC BY 4.0.');
    const links = within(credit).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href }) => href)).toEqual([
      'https://open-meteo.com/',
      'https://creativecommons.org/licenses/by/4.0/',
    ]);
  });

  it('is shown beside the credit', async () => {
    server.use(answerForecast(sampleAnswer(NOW), 3 * HOUR_S));
    openPage();
    expect(await screen.findByText(/, 3 hours old\.$/)).toBeTruthy();
    expect(screen.queryByText(/^The forecast is/)).toBeNull();
  });

  it('is a warning once newer forecasts were made, and goes with a new one', async () => {
    server.use(answerForecast(sampleAnswer(NOW), 30 * HOUR_S));
    const { user } = openPage();
    expect(await screen.findByText('The forecast is 30 hours old.')).toBeTruthy();
    expect(await forecastDays('Penang')).toHaveLength(5);
    server.use(answerForecast(sampleAnswer(NOW)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(screen.queryByText(/^The forecast is/)).toBeNull());
  });
});
