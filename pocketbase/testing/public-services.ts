import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a stand-in behaves; the real services do each of these at times. */
export type Mood = 'well' | 'failing' | 'busy' | 'garbled' | 'nulls' | 'silent';

/** Stands in for the two public services (recorded rates, made-up weather), and for the list of releases. */
export interface PublicServices {
  /** What the hub is started with to ask here. */
  env: { HUB_RATES_URL: string; HUB_FORECAST_URL: string; HUB_RELEASES: string };
  mood: Mood;
  /** The latitudes of places that no forecast is given for: a question with one of them is refused with 400. */
  unknownPlaces: string[];
  /** Delays every response by this many milliseconds. */
  delayMs: number;
  /** Lets every answer wait until the function that it gives is called. */
  hold: () => () => void;
  /** The addresses that were asked for, the oldest first. */
  asked: string[];
  stop: () => Promise<void>;
}

type Rates = Record<string, number | null>;

const DAY_MS = 86_400_000;
const REFUSALS = {
  failing: [500, '{"message":"internal error"}'],
  busy: [429, '{"error":true,"reason":"Too many requests."}'],
} as const;
const WEATHER = [80, 95, 3, 61, 2];

async function readDays(): Promise<Map<string, Rates>> {
  const csv = await readFile(
    new URL('../../packages/currency/server/data/ecb-eur-rates.csv', import.meta.url),
    'utf8',
  );
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const [, ...currencies] = head.split(',');
  return new Map(
    lines.map((line) => {
      const [date = '', ...rates] = line.split(',');
      return [date, Object.fromEntries(currencies.map((code, index) => [code, Number(rates[index])]))];
    }),
  );
}

/** Working days after the recorded ones have the last recorded rates, a thousandth higher each day. */
function ratesBetween(days: Map<string, Rates>, start: string, end: string): Record<string, Rates> {
  const found: Record<string, Rates> = {};
  const [lastDate = '', last = {}] = [...days].at(-1) ?? [];
  for (let at = Date.parse(start); at <= Date.parse(end); at += DAY_MS) {
    const date = new Date(at).toISOString().slice(0, 10);
    const isWeekend = [0, 6].includes(new Date(at).getUTCDay());
    const after = (at - Date.parse(lastDate)) / DAY_MS;
    const recorded = days.get(date);
    if (recorded) found[date] = recorded;
    else if (after > 0 && !isWeekend) {
      found[date] = Object.fromEntries(
        Object.entries(last).map(([code, rate]) => [
          code,
          Number(((rate ?? 0) * (1 + after / 1000)).toFixed(4)),
        ]),
      );
    }
  }
  return found;
}

function ratesAnswer(days: Map<string, Rates>, path: string, mood: Mood) {
  const [start = '', end = ''] = path.split('..');
  const found = Object.entries(ratesBetween(days, start, end));
  const nulls = mood === 'nulls' ? { USD: null } : {};
  const rates = Object.fromEntries(found.map(([date, ofDay]) => [date, { ...ofDay, ...nulls }]));
  return { amount: 1, base: 'EUR', start_date: start, end_date: end, rates };
}

function listOf(query: URLSearchParams, name: string): string[] {
  return (query.get(name) ?? '').split(',');
}

function forecastAnswer(query: URLSearchParams, mood: Mood) {
  const forecasts = listOf(query, 'latitude').map((latitude, place) => ({
    latitude: Number(latitude),
    longitude: Number(listOf(query, 'longitude')[place]),
    timezone: listOf(query, 'timezone')[place],
    daily_units: { time: 'iso8601', weathercode: 'wmo code', temperature_2m_max: '°C' },
    daily: {
      time: WEATHER.map((_, day) => new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10)),
      weathercode: WEATHER.map((code) => (mood === 'nulls' && place === 0 ? null : code)),
      temperature_2m_max: WEATHER.map((_, day) =>
        mood === 'nulls' && place === 0 ? null : 31.2 - place - day,
      ),
    },
  }));
  return forecasts.length === 1 ? forecasts[0] : forecasts;
}

/** One release that is newer than any hub, and one that is older. */
const RELEASES = {
  releases: [
    {
      version: '99.1.0',
      date: '2026-11-20',
      changes: ['Lists open in half the time.', 'A card can be <b>bold</b>.'],
    },
    { version: '0.9.0', date: '2026-01-05', changes: ['The first one.'] },
  ],
};

function bodyFor({ pathname, searchParams }: URL, days: Map<string, Rates>, mood: Mood): unknown {
  if (pathname === '/releases.json') return RELEASES;
  return pathname.startsWith('/rates/')
    ? ratesAnswer(days, pathname.slice('/rates/'.length), mood)
    : forecastAnswer(searchParams, mood);
}

function answer(response: ServerResponse, status: number, body: string) {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  response.writeHead(status, headers).end(body);
}

/** Starts the stand-ins on a port of their own. */
export async function startPublicServices(): Promise<PublicServices> {
  const days = await readDays();
  const timers = new Set<NodeJS.Timeout>();
  let gate = Promise.resolve();

  function respond(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://stand-in.invalid');
    const { mood, unknownPlaces } = services;
    if (mood === 'silent') return;
    if (unknownPlaces.some((latitude) => listOf(url.searchParams, 'latitude').includes(latitude))) {
      answer(response, 400, '{"error":true,"reason":"Invalid place."}');
      return;
    }
    if (mood === 'failing' || mood === 'busy') {
      const [status, body] = REFUSALS[mood];
      answer(response, status, body);
      return;
    }
    const text = JSON.stringify(bodyFor(url, days, mood));
    answer(response, 200, mood === 'garbled' ? text.slice(0, text.length / 2) : text);
  }

  const server = createServer((request, response) => {
    services.asked.push(request.url ?? '');
    const timer = setTimeout(() => {
      timers.delete(timer);
      void gate.then(() => respond(request, response));
    }, services.delayMs);
    timers.add(timer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const services: PublicServices = {
    env: {
      HUB_RATES_URL: `${base}/rates`,
      HUB_FORECAST_URL: `${base}/forecast`,
      HUB_RELEASES: `${base}/releases.json`,
    },
    mood: 'well',
    unknownPlaces: [],
    delayMs: 0,
    hold() {
      let release = () => {};
      gate = new Promise((resolve) => (release = resolve));
      return release;
    },
    asked: [],
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return services;
}
