import { type CalendarDate, daysBetween } from '@hub/calendar';
import { formatDay, formatShortDate } from '@hub/tool-kit';
import { Card } from '@hub/ui';
import { counted, formatNumber } from '@hub/locale';
import { type ResultSeries, linesOf, type Point, weeksOf } from '../../model/result-series';

/** A value with at most one decimal. */
const write = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });

const TITLES = {
  weight: { title: 'Heaviest set', names: 'a weight' },
  repetitions: { title: 'Most repetitions', names: 'repetitions' },
  seconds: { title: 'Longest set', names: 'a time' },
} as const;

/** More points than these stand so near each other that only the last one gets a ring. */
const MOST_RINGS = 24;
/** Room above the highest value for its label, as a part of the height. */
const TOP = 16;
const PERCENT = 100;

const percent = (part: number) => `${String(Math.round(part * 100) / 100)}%`;

/** The position of a point in percent of the drawing: x by date, y by value. */
function scalesOf({ points }: ResultSeries, lines: readonly number[]) {
  const first = points[0]?.date ?? '';
  const days = daysBetween(first, points.at(-1)?.date ?? first);
  const low = lines[0] ?? 0;
  const high = lines.at(-1) ?? 1;
  const y = (value: number) => PERCENT - ((value - low) / (high - low)) * (PERCENT - TOP);
  return { y, x: ({ date }: Point) => (daysBetween(first, date) / days) * PERCENT };
}

/** `12 Sep`, without the weekday that a chart has no room for. */
function shortDay(date: CalendarDate, today: CalendarDate): string {
  return date === today ? 'Today' : formatShortDate(date, today);
}

function describe({ measure, unit, points }: ResultSeries, today: CalendarDate): string {
  const tell = ({ date, value }: Point) => `${inUnit(value, unit)} on ${formatDay(date, today)}`;
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${TITLES[measure].title}: from ${tell(first)} to ${tell(last)}` : '';
}

function inUnit(value: number, unit: ResultSeries['unit']): string {
  return `${write(value)} ${unit}`.trim();
}

/** The sentence about what the chart leaves out (specification §2.38); `null` if nothing. */
function leftOut({ measure, named, all }: ResultSeries): string | null {
  if (named === all) return null;
  const names = `${String(named)} of ${String(all)} results name ${TITLES[measure].names}.`;
  return all - named === 1
    ? `${names} The other stands below as it was written.`
    : `${names} The others stand below as they were written.`;
}

/** The results of an exercise over time as a line, with the same figures as a table for those who don't see it. */
export function ResultChart({ series, today }: { series: ResultSeries; today: CalendarDate }) {
  const weeks = weeksOf(series);
  const left = leftOut(series);
  const { title } = TITLES[series.measure];
  const span = weeks > 0 ? counted(weeks, 'week') : '';
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-17">{title}</h2>
        <span className="text-13 text-muted">{[series.unit, span].filter(Boolean).join(', ')}</span>
      </div>
      <Drawing series={series} today={today} />
      {/* A table does not get as small as what is only read out must be. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {series.points.map((point) => (
              <tr key={point.date}>
                <td>{formatDay(point.date, today)}</td>
                <td>{inUnit(point.value, series.unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {left !== null && <p className="text-13 text-muted">{left}</p>}
    </Card>
  );
}

/** Drawn in percent, so that lines and letters keep their size at any width. */
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
          {points.slice(1).map((point, index) => (
            <line
              key={point.date}
              x1={percent(x(points[index] ?? point))}
              y1={percent(y(points[index]?.value ?? point.value))}
              x2={percent(x(point))}
              y2={percent(y(point.value))}
              className="stroke-tool [stroke-linecap:round] [stroke-width:2]"
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
