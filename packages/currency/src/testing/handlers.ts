import { addDays, type CalendarDate } from '@hub/calendar';
import { http, HttpResponse, type RequestHandler } from 'msw';

/** The newest rates of the samples, which are those of 30 Oct 2026. */
const LAST_DAY = '2026-10-30';
const RATES: Readonly<Record<string, number>> = {
  AUD: 1.5904,
  CHF: 0.9194,
  CNY: 7.4326,
  GBP: 0.8338,
  IDR: 20275.17,
  JPY: 175.68,
  MYR: 4.5325,
  THB: 37.683,
  USD: 1.1172,
};

interface Behaviour {
  /** In seconds, if the rates are older than they should be. */
  age?: number;
  /** Currencies without a rate on the newest day. */
  without?: readonly string[];
}

/** A wave that ends at the newest rate; no two currencies move alike. */
function rateOn(code: string, daysAgo: number): number {
  const phase = code.charCodeAt(0) + code.charCodeAt(1);
  const wave = Math.sin(phase + daysAgo / 23) + Math.sin(phase * 2 + daysAgo / 5) / 3;
  const end = Math.sin(phase) + Math.sin(phase * 2) / 3;
  return Number(((RATES[code] ?? 0) * (1 + (wave - end) / 40)).toFixed(4));
}

function isWorkingDay(date: CalendarDate): boolean {
  return ![0, 6].includes(new Date(date).getUTCDay());
}

function daysBetween(start: CalendarDate, end: CalendarDate, codes: readonly string[]) {
  const days: Record<string, Record<string, number>> = {};
  for (let daysAgo = 400; daysAgo >= 0; daysAgo -= 1) {
    const date = addDays(LAST_DAY, -daysAgo);
    if (date < start || date > end || !isWorkingDay(date)) continue;
    days[date] = Object.fromEntries(codes.map((code) => [code, rateOn(code, daysAgo)]));
  }
  return days;
}

/** Answers like the hub's routes for rates, from samples of one year that end on 30 Oct 2026. */
export function ratesHandlers({ age, without = [] }: Behaviour = {}): RequestHandler[] {
  const headers = age === undefined ? {} : { 'X-Hub-Age': String(age) };
  return [
    http.get('*/api/hub/rates/latest', () => {
      const rates = Object.fromEntries(Object.entries(RATES).filter(([code]) => !without.includes(code)));
      return HttpResponse.json({ amount: 1, base: 'EUR', date: LAST_DAY, rates }, { headers });
    }),
    http.get('*/api/hub/rates/:days', ({ params, request }) => {
      const [start = '', end = ''] = String(params.days).split('..');
      const codes = new URL(request.url).searchParams.get('to')?.split(',') ?? [];
      const body = { amount: 1, base: 'EUR', start_date: start, end_date: end };
      return HttpResponse.json({ ...body, rates: daysBetween(start, end, codes) }, { headers });
    }),
  ];
}
