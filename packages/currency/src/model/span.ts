import { addDays, type CalendarDate, monthName } from '@hub/calendar';
import { formatShortDate } from '@hub/tool-kit';
import { isWorkingDay } from '../rules/working-days';
import { AMOUNT_DECIMALS, decimalsOf, RATE_DECIMALS, type RatePoint } from './rates';

/** How far back a chart goes (specification §9.41), in months. */
export const SPANS = [
  { id: '1M', months: 1, title: 'One month', during: 'in a month' },
  { id: '3M', months: 3, title: 'Three months', during: 'in three months' },
  { id: '1Y', months: 12, title: 'One year', during: 'in a year' },
] as const;

/** One of the ranges of the chart. */
export type SpanId = (typeof SPANS)[number]['id'];

/** The same day this many months earlier; the last day of a shorter month. */
export function monthsBefore(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const moment = Date.UTC(year, month - 1 - months, Math.min(day, lastDay));
  return new Date(moment).toISOString().slice(0, 10);
}

/** The points of the last `months` months. */
export function lastMonths(history: readonly RatePoint[], months: number): RatePoint[] {
  const last = history.at(-1);
  if (last === undefined) return [];
  const start = monthsBefore(last.date, months);
  return history.filter(({ date }) => date >= start);
}

/** The summary of a history. */
export interface Extremes {
  low: RatePoint;
  high: RatePoint;
  average: number;
}

/** The lowest and the highest point (the first one with that value) and the mean of all; `null` without points. */
export function extremesOf(history: readonly RatePoint[]): Extremes | null {
  const [first] = history;
  if (first === undefined) return null;
  const low = history.reduce((best, point) => (point.value < best.value ? point : best), first);
  const high = history.reduce((best, point) => (point.value > best.value ? point : best), first);
  const sum = history.reduce((total, { value }) => total + value, 0);
  return { low, high, average: sum / history.length };
}

/** A day of the chart; `null` on a working day without a rate. */
export interface ChartDay {
  date: CalendarDate;
  value: number | null;
}

/** The points of a history, with the missing working days between them. */
export function withHoles(history: readonly RatePoint[]): ChartDay[] {
  return history.flatMap((point, index) => {
    const before = history[index - 1];
    return before === undefined ? [point] : [...missingBetween(before.date, point.date), point];
  });
}

function missingBetween(start: CalendarDate, end: CalendarDate): ChartDay[] {
  const days: ChartDay[] = [];
  for (let date = addDays(start, 1); date < end; date = addDays(date, 1)) {
    if (isWorkingDay(date)) days.push({ date, value: null });
  }
  return days;
}

const WEEK_MS = 604_800_000;
/** 1 January 1970 was a Thursday: weeks begin on Mondays. */
const FIRST_MONDAY_MS = 345_600_000;

function weekOf(date: CalendarDate): number {
  return Math.floor((Date.parse(date) - FIRST_MONDAY_MS) / WEEK_MS);
}

/** In a year, every third month is labelled, from January. */
const NAMED_IN_YEAR = 3;

function monthTick(date: CalendarDate): string {
  return date.slice(5, 7) === '01' ? `${monthName(date)} ${date.slice(0, 4)}` : monthName(date);
}

/**
 * The label under each point of a chart: the first of each week in a month, of each month in three, of each
 * quarter in a year.
 */
export function ticksOf(history: readonly ChartDay[], span: SpanId): (string | undefined)[] {
  return history.map(({ date }, index) => {
    const before = history[index - 1];
    if (before === undefined) return undefined;
    if (span === '1M') {
      return weekOf(date) === weekOf(before.date) ? undefined : formatShortDate(date, date);
    }
    const isNamed = span === '3M' || Number(date.slice(5, 7)) % NAMED_IN_YEAR === 1;
    return isNamed && date.slice(0, 7) !== before.date.slice(0, 7) ? monthTick(date) : undefined;
  });
}

/** The approximate number of lines across a chart. */
const GRID_LINES = 4;

/** The decimals that all rates of a chart have: as many as the lowest needs. */
export function historyDecimals({ low }: Extremes): number {
  return decimalsOf(low.value, AMOUNT_DECIMALS);
}

/** The decimals that are needed to tell the lines of a chart apart. */
export function axisDecimals({ low, high }: Extremes): number {
  const step = (high.value - low.value) / GRID_LINES;
  if (step === 0) return decimalsOf(low.value, AMOUNT_DECIMALS);
  return Math.min(decimalsOf(low.value, RATE_DECIMALS), Math.max(0, Math.ceil(-Math.log10(step))));
}
