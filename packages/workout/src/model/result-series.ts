import { type CalendarDate, daysBetween } from '@hub/calendar';
import { type PastResult, setsOf } from './history';
import { estimatedMaximum, type ExerciseSet, inUnit, isHard, type WeightUnit } from '../rules';

/** What a chart follows: the best set of each day, or for the volume all of its sets. */
export type Measure = 'weight' | 'estimate' | 'volume' | 'repetitions' | 'seconds' | 'metres';

/** One value of a chart. */
export interface Point {
  date: CalendarDate;
  value: number;
  /** It is more than every value before it; a first one is none. */
  isBest: boolean;
}

/** The results of an exercise over time, for a chart. */
export interface ResultSeries {
  measure: Measure;
  /** What stands behind a value; `''` for repetitions. */
  unit: WeightUnit | 's' | 'm' | '';
  /** The oldest first, one a day. */
  points: Point[];
  /** How many results the chart shows, … */
  named: number;
  /** … and how many there are. */
  all: number;
}

/** With a weight and without one: repetitions of a bar say little of how heavy it was. */
const MEASURES: readonly (readonly Measure[])[] = [
  ['weight', 'estimate', 'volume'],
  ['repetitions', 'seconds', 'metres'],
];
/** Fewer points make no line. */
const FEWEST_POINTS = 2;
const MOST_LINES = 4;

const largest = (values: readonly number[]) => (values.length === 0 ? null : Math.max(...values));
const sum = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((total, value) => total + value, 0);

interface MeasureRule {
  /** What a set is worth; `null` where it does not name it. */
  of: (set: ExerciseSet, unit: WeightUnit) => number | null;
  /** What several sets, and several results of one day, are worth together. */
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

/** The values in the order of their days, each with whether it is the best so far. */
function withBests(values: readonly Omit<Point, 'isBest'>[]): Point[] {
  let best: number | null = null;
  return values.map((point) => {
    const isBest = best !== null && point.value > best;
    best = Math.max(best ?? point.value, point.value);
    return { ...point, isBest };
  });
}

function pointsOf(values: readonly Omit<Point, 'isBest'>[], { together }: MeasureRule): Point[] {
  const byDate = new Map<CalendarDate, number[]>();
  for (const { date, value } of values) byDate.set(date, [...(byDate.get(date) ?? []), value]);
  const days = [...byDate].map(([date, ofDay]) => ({ date, value: together(ofDay) ?? 0 }));
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
 * What can be followed of an exercise (specification §2.38): weight, estimated maximum and volume where any result names a
 * weight, else repetitions, time and distance; of each what has two days to compare. `results` come newest first; the newest
 * weight sets the unit. A warm-up counts for nothing.
 */
export function seriesOf(results: readonly PastResult[]): ResultSeries[] {
  const sessions = results.map((result) => ({ date: result.date, sets: setsOf(result).filter(isHard) }));
  const sets = sessions.flatMap((session) => session.sets);
  const weightUnit = sets.find(({ weight }) => weight !== undefined)?.unit ?? 'kg';
  const measures = MEASURES.find((group) =>
    group.some((measure) => sets.some((set) => RULES[measure].of(set, weightUnit) !== null)),
  );
  return (measures ?? [])
    .map((measure) => seriesBy(measure, sessions, weightUnit))
    .filter(({ points }) => points.length >= FEWEST_POINTS);
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

/** More rows than these are read out by months, and more months by years: nobody listens to them, and each costs time to draw. */
const MOST_ROWS = 60;

/** What a row of the table is of. */
export type Period = 'day' | 'month' | 'year';

/** The figures of a series as a table says them: those of each day, or where they are many of each month or year, by its first day. */
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
