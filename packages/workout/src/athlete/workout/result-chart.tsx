import { type CalendarDate, daysBetween, monthName } from '@hub/calendar';
import { formatDay, formatShortDate } from '@hub/tool-kit';
import { Card, Segments } from '@hub/ui';
import { counted, formatNumber } from '@hub/locale';
import { useState } from 'react';
import {
  linesOf,
  type Measure,
  type Period,
  type Point,
  type ResultSeries,
  rowsOf,
  weeksOf,
} from '../../model/result-series';

/** A value with at most one decimal. */
const write = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });

/** The names of a measure on the switch and above its chart, and what its results contain. */
const WORDS: Readonly<Record<Measure, { label: string; title: string; names: string }>> = {
  weight: { label: 'Weight', title: 'Heaviest set', names: 'a weight' },
  estimate: { label: 'Maximum', title: 'Estimated maximum', names: 'a weight and 1 to 12 repetitions' },
  volume: { label: 'Volume', title: 'Volume', names: 'weight and repetitions' },
  repetitions: { label: 'Reps', title: 'Most repetitions', names: 'repetitions' },
  seconds: { label: 'Time', title: 'Longest set', names: 'a time' },
  metres: { label: 'Distance', title: 'Farthest set', names: 'a distance' },
};

/** Above this number of points, they are so close together that only the last one gets a ring. */
const MOST_RINGS = 24;
/** The space above the highest value for its label, as a percentage of the height. */
const TOP = 16;
const PERCENT = 100;

/** The radius of the ring around a new best, in pixels. */
const RING = 8;

const short = (part: number) => Math.round(part * 100) / 100;
const percent = (part: number) => `${String(short(part))}%`;

/** The position of a point in percent of the drawing: x by date, y by value. */
function scalesOf({ points }: ResultSeries, lines: readonly number[]) {
  const first = points[0]?.date ?? '';
  const days = daysBetween(first, points.at(-1)?.date ?? first);
  const low = lines[0] ?? 0;
  const high = lines.at(-1) ?? 1;
  const y = (value: number) => PERCENT - ((value - low) / (high - low)) * (PERCENT - TOP);
  return { y, x: ({ date }: Point) => (daysBetween(first, date) / days) * PERCENT };
}

/** `12 Sep`, without the weekday, for which a chart has no space. */
function shortDay(date: CalendarDate, today: CalendarDate): string {
  return date === today ? 'Today' : formatShortDate(date, today);
}

function describe({ measure, unit, points }: ResultSeries, today: CalendarDate): string {
  const pointText = ({ date, value }: Point) => `${inUnit(value, unit)} on ${formatDay(date, today)}`;
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${WORDS[measure].title}: from ${pointText(first)} to ${pointText(last)}` : '';
}

function inUnit(value: number, unit: ResultSeries['unit']): string {
  return `${write(value)} ${unit}`.trim();
}

/** The sentence about results that the chart leaves out (specification §2.38); `null` if there are none. */
function leftOut({ measure, named, all }: ResultSeries): string | null {
  if (named === all) return null;
  const names = `${String(named)} of ${String(all)} results have ${WORDS[measure].names}.`;
  return all - named === 1
    ? `${names} The other is shown below as it was written.`
    : `${names} The others are shown below as they were written.`;
}

interface ResultChartProps {
  /** The available series, of which the first is shown initially; at least one. */
  series: readonly ResultSeries[];
  today: CalendarDate;
}

/** The results of an exercise over time as a line, with a table of the same figures for screen readers. */
export function ResultChart({ series, today }: ResultChartProps) {
  const [chosen, setChosen] = useState<Measure>();
  const shown = series.find(({ measure }) => measure === chosen) ?? series[0];
  if (shown === undefined) return null;
  const weeks = weeksOf(shown);
  const rings = shown.points.some(isRinged(shown)) ? 'A ring is a new best.' : null;
  const notes = [rings, leftOut(shown)].filter(Boolean).join(' ');
  const { title } = WORDS[shown.measure];
  const span = weeks > 0 ? counted(weeks, 'week') : '';
  return (
    <Card className="flex flex-col gap-3">
      {series.length > 1 && (
        <Segments
          label="Chart"
          quiet
          options={series.map(({ measure }) => ({ value: measure, label: WORDS[measure].label }))}
          value={shown.measure}
          onChange={setChosen}
        />
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-17">{title}</h2>
        <span className="text-13 text-muted">{[shown.unit, span].filter(Boolean).join(', ')}</span>
      </div>
      <Drawing series={shown} today={today} />
      <FigureTable series={shown} today={today} />
      {notes !== '' && <p className="text-13 text-muted">{notes}</p>}
    </Card>
  );
}

/** The column header and the row names of the table, by period. */
const PERIODS: Readonly<
  Record<Period, { label: string; inWords: (date: CalendarDate, today: CalendarDate) => string }>
> = {
  day: { label: 'Date', inWords: formatDay },
  month: { label: 'Month', inWords: (date) => `${monthName(date)} ${date.slice(0, 4)}` },
  year: { label: 'Year', inWords: (date) => date.slice(0, 4) },
};

/** The figures for screen readers. */
function FigureTable({ series, today }: { series: ResultSeries; today: CalendarDate }) {
  const { title } = WORDS[series.measure];
  const { rows, by } = rowsOf(series);
  return (
    // The class is on a wrapper, because a table can't be made that small.
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{PERIODS[by].label}</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ date, value, isBest }) => (
            <tr key={date}>
              <td>{PERIODS[by].inWords(date, today)}</td>
              <td>
                {inUnit(value, series.unit)}
                {isBest && ', a new best'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Which points have a ring: each new best, or only the highest if there are many. */
function isRinged({ points }: ResultSeries): (point: Point) => boolean {
  const bests = points.filter(({ isBest }) => isBest);
  return bests.length > MOST_RINGS ? (point) => point === bests.at(-1) : ({ isBest }) => isBest;
}

/** Positions are in percent, so that lines and letters keep their size at any width. */
function Drawing({ series, today }: { series: ResultSeries; today: CalendarDate }) {
  const { points, unit } = series;
  const values = points.map(({ value }) => value);
  const lines = linesOf(Math.min(...values), Math.max(...values));
  const { x, y } = scalesOf(series, lines);
  const last = points.at(-1);
  return (
    <div className="flex flex-col gap-4 text-13">
      <div className="flex gap-3">
        <div aria-hidden className="relative text-right text-muted">
          {lines.map((line) => (
            <span key={line} className="absolute right-0 -translate-y-1/2" style={{ top: percent(y(line)) }}>
              {write(line)}
            </span>
          ))}
          <span className="invisible">{write(lines.at(-1) ?? 0)}</span>
        </div>
        <svg
          role="img"
          aria-label={describe(series, today)}
          className="mx-1.5 h-[10.5rem] min-w-0 flex-1 overflow-visible"
        >
          {lines.map((line) => (
            <line
              key={line}
              x1="0"
              x2="100%"
              y1={percent(y(line))}
              y2={percent(y(line))}
              className="stroke-line"
            />
          ))}
          <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
            <polyline
              points={points.map((point) => `${short(x(point))},${short(y(point.value))}`).join(' ')}
              vectorEffect="non-scaling-stroke"
              className="fill-none stroke-tool [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:2]"
            />
          </svg>
          {points.filter(isRinged(series)).map((point) => (
            <circle
              key={`best ${point.date}`}
              cx={percent(x(point))}
              cy={percent(y(point.value))}
              r={RING}
              data-best
              className="fill-none stroke-tool [stroke-width:1.5]"
            />
          ))}
          {(points.length > MOST_RINGS ? points.slice(-1) : points).map((point) => (
            <circle
              key={point.date}
              cx={percent(x(point))}
              cy={percent(y(point.value))}
              r={point === last ? 5 : 3.5}
              className={`stroke-tool [stroke-width:2] ${point === last ? 'fill-tool' : 'fill-surface'}`}
            />
          ))}
          {last && (
            <text
              x="100%"
              y={percent(y(last.value))}
              dx="6"
              dy="-0.9em"
              textAnchor="end"
              className="fill-text stroke-surface font-bold [paint-order:stroke] [stroke-linejoin:round] [stroke-width:4]"
            >
              {inUnit(last.value, unit)}
            </text>
          )}
        </svg>
      </div>
      <div aria-hidden className="flex flex-wrap justify-between gap-x-3 text-muted">
        <span>{shortDay(points[0]?.date ?? '', today)}</span>
        <span>{shortDay(last?.date ?? '', today)}</span>
      </div>
    </div>
  );
}
