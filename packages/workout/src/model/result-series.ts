import { type CalendarDate, daysBetween } from '@hub/calendar';
import type { PastResult } from './history';
import { readResult, type ResultSet, type Weight, type WeightUnit } from './result';

/** What a chart follows: the best set of each day. */
export type Measure = 'weight' | 'repetitions' | 'seconds';

/** One value of a chart. */
export interface Point {
  date: CalendarDate;
  value: number;
}

/** The results of an exercise over time, for a chart. */
export interface ResultSeries {
  measure: Measure;
  /** What stands behind a value; `''` for repetitions. */
  unit: WeightUnit | 's' | '';
  /** The oldest first, one a day. */
  points: Point[];
  /** How many results the chart shows, … */
  named: number;
  /** … and how many there are. */
  all: number;
}

const MEASURES: readonly Measure[] = ['weight', 'repetitions', 'seconds'];
const KG_PER_LB = 0.453_592_37;
/** Fewer points make no line. */
const FEWEST_POINTS = 2;
const MOST_LINES = 4;

function inUnit({ amount, unit }: Weight, wanted: WeightUnit): number {
  if (unit === wanted) return amount;
  const converted = unit === 'lb' ? amount * KG_PER_LB : amount / KG_PER_LB;
  return Math.round(converted * 10) / 10;
}

function bestOf(sets: readonly ResultSet[], measure: Measure, unit: WeightUnit): number | null {
  const values = sets.flatMap((set) => {
    const value = measure === 'weight' ? set.weight && inUnit(set.weight, unit) : set[measure];
    return value === null ? [] : [value];
  });
  return values.length === 0 ? null : Math.max(...values);
}

/**
 * The heaviest set of each day where any result names a weight, else of the most repetitions, else of the longest
 * set; `null` where there are not two days to compare. `results` come newest first; the newest sets the unit.
 */
export function seriesOf(results: readonly PastResult[]): ResultSeries | null {
  const read = results.flatMap(({ date, text }) => {
    const sets = readResult(text);
    return sets === null ? [] : [{ date, sets }];
  });
  const sets = read.flatMap((result) => result.sets);
  const measure = MEASURES.find((one) => sets.some((set) => set[one] !== null));
  if (measure === undefined) return null;
  const weightUnit = sets.find(({ weight }) => weight !== null)?.weight?.unit ?? 'kg';

  const values = read.flatMap(({ date, sets: ofDay }) => {
    const value = bestOf(ofDay, measure, weightUnit);
    return value === null ? [] : [{ date, value }];
  });
  const byDate = new Map<CalendarDate, number>();
  for (const { date, value } of values) byDate.set(date, Math.max(value, byDate.get(date) ?? 0));
  const points = [...byDate].map(([date, value]) => ({ date, value })).toReversed();
  if (points.length < FEWEST_POINTS) return null;
  const unit = { weight: weightUnit, repetitions: '' as const, seconds: 's' as const }[measure];
  return { measure, unit, points, named: values.length, all: results.length };
}

/** The round values at which lines are drawn, from at most the lowest to at least the highest: two to four. */
export function linesOf(lowest: number, highest: number): number[] {
  for (let power = 0; ; power += 1) {
    for (const step of [1, 2, 5].map((digit) => digit * 10 ** power)) {
      const first = Math.floor(lowest / step);
      const last = Math.max(Math.ceil(highest / step), first + 1);
      if (last - first < MOST_LINES) {
        return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
      }
    }
  }
}

/** How long a series is, in whole weeks; `0` for less than one. */
export function weeksOf({ points }: ResultSeries): number {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? Math.floor(daysBetween(first.date, last.date) / 7) : 0;
}
