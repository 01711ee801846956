import { type CalendarDate, daysBetween } from '@hub/calendar';
import { groupBy } from './group-by';
import type { PastResult } from './history';
import {
  estimatedMaximum,
  type ExerciseSet,
  inUnit,
  isHard,
  loggedOrWritten,
  type WeightUnit,
} from '../rules';

/** The measure of a chart: of the best set on each day, or for the volume of all its sets. */
export type Measure = 'weight' | 'estimate' | 'volume' | 'repetitions' | 'seconds' | 'metres';

/** One value of a chart. */
export interface Point {
  date: CalendarDate;
  value: number;
  /** Whether it exceeds every earlier value; false for the first one. */
  isBest: boolean;
}

/** The results of an exercise over time, for a chart. */
export interface ResultSeries {
  measure: Measure;
  /** The unit of the values; `''` for repetitions. */
  unit: WeightUnit | 's' | 'm' | '';
  /** The oldest first, one per day. */
  points: Point[];
  /** The number of results in the chart, … */
  named: number;
  /** … and the number of all results. */
  all: number;
}

/** The measures with a weight and without one: repetitions with a bar say little without its weight. */
const MEASURES: readonly (readonly Measure[])[] = [
  ['weight', 'estimate', 'volume'],
  ['repetitions', 'seconds', 'metres'],
];
/** The minimum number of points of a line. */
const FEWEST_POINTS = 2;
const MOST_LINES = 4;

const largest = (values: readonly number[]) => (values.length === 0 ? null : Math.max(...values));
const sum = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((total, value) => total + value, 0);

interface MeasureRule {
  /** The value of a set; `null` if the set does not have it. */
  of: (set: ExerciseSet, unit: WeightUnit) => number | null;
  /** The combined value of several sets, and of several results on one day. */
  together: (values: readonly number[]) => number | null;
  unit: (weightUnit: WeightUnit) => ResultSeries['unit'];
}

function weightOf({ weight, unit = 'kg' }: ExerciseSet, wanted: WeightUnit): number | null {
  return weight === undefined ? null : inUnit(weight, unit, wanted);
}

const RULES: Readonly<Record<Measure, MeasureRule>> = {
  weight: { of: weightOf, together: largest, unit: (unit) => unit },
  estimate: {
    of: (set, unit) => {
      const weight = weightOf(set, unit);
      return weight === null || set.reps === undefined ? null : estimatedMaximum(weight, set.reps);
    },
    together: largest,
    unit: (unit) => unit,
  },
  volume: {
    of: (set, unit) => {
      const weight = weightOf(set, unit);
      return weight === null || set.reps === undefined ? null : weight * set.reps;
    },
    together: sum,
    unit: (unit) => unit,
  },
  repetitions: { of: ({ reps }) => reps ?? null, together: largest, unit: () => '' },
  seconds: {
    of: ({ seconds, metres }) => (metres === undefined ? (seconds ?? null) : null),
    together: largest,
    unit: () => 's',
  },
  metres: { of: ({ metres }) => metres ?? null, together: largest, unit: () => 'm' },
};

interface Session {
  date: CalendarDate;
  sets: readonly ExerciseSet[];
}

/** The values sorted by day, each with whether it is the best so far. */
function withBests(values: readonly Omit<Point, 'isBest'>[]): Point[] {
  let best: number | null = null;
  return values.map((point) => {
    const isBest = best !== null && point.value > best;
    best = Math.max(best ?? point.value, point.value);
    return { ...point, isBest };
  });
}

function pointsOf(values: readonly Omit<Point, 'isBest'>[], { together }: MeasureRule): Point[] {
  const days = [...groupBy(values, ({ date }) => date)].map(([date, ofDay]) => ({
    date,
    value: together(ofDay.map(({ value }) => value)) ?? 0,
  }));
  return withBests(days.toSorted((a, b) => (a.date < b.date ? -1 : 1)));
}

function seriesBy(measure: Measure, sessions: readonly Session[], weightUnit: WeightUnit): ResultSeries {
  const rule = RULES[measure];
  const values = sessions.flatMap(({ date, sets }) => {
    const ofSets = sets.map((set) => rule.of(set, weightUnit)).filter((value) => value !== null);
    const value = rule.together(ofSets);
    return value === null ? [] : [{ date, value }];
  });
  return {
    measure,
    unit: rule.unit(weightUnit),
    points: pointsOf(values, rule),
    named: values.length,
    all: sessions.length,
  };
}

/**
 * The available series of an exercise (specification §2.38): weight, estimated maximum and volume if two days
 * have a weight, otherwise repetitions, time and distance; only those with at least two days. `results`
 * are sorted newest first; the newest weight determines the unit. Warm-ups are ignored.
 */
export function seriesOf(results: readonly PastResult[]): ResultSeries[] {
  const sessions = results.map(({ date, sets, text }) => ({
    date,
    sets: loggedOrWritten(sets, text).filter(isHard),
  }));
  const sets = sessions.flatMap((session) => session.sets);
  const weightUnit = sets.find(({ weight }) => weight !== undefined)?.unit ?? 'kg';
  const groups = MEASURES.map((group) =>
    group
      .map((measure) => seriesBy(measure, sessions, weightUnit))
      .filter(({ points }) => points.length >= FEWEST_POINTS),
  );
  return groups.find(({ length }) => length > 0) ?? [];
}

/** The round values of the horizontal lines, around the lowest and the highest value: two to four. */
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

/** The length of a series in whole weeks; `0` for less than one. */
export function weeksOf({ points }: ResultSeries): number {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? Math.floor(daysBetween(first.date, last.date) / 7) : 0;
}

/** With more rows, the table for screen readers is by month, and with more months by year. */
const MOST_ROWS = 60;

/** The period of a row in the table. */
export type Period = 'day' | 'month' | 'year';

/** The rows of a series' table: by day or, if there are many, by month or year, with its first day. */
export function rowsOf({ points, measure }: ResultSeries): { rows: Point[]; by: Period } {
  if (points.length <= MOST_ROWS) return { rows: points, by: 'day' };
  const by = (firstOf: (date: CalendarDate) => CalendarDate) =>
    pointsOf(
      points.map(({ date, value }) => ({ date: firstOf(date), value })),
      RULES[measure],
    );
  const months = by((date) => `${date.slice(0, 7)}-01`);
  if (months.length <= MOST_ROWS) return { rows: months, by: 'month' };
  return { rows: by((date) => `${date.slice(0, 4)}-01-01`), by: 'year' };
}
