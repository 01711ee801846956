import type { CalendarDate } from '@hub/calendar';
import { formatShortDate } from '@hub/tool-kit';
import { Card } from '@hub/ui';
import type { BarSeries } from '@hub/ui/chart';
import { lazyChart } from '@hub/ui/lazy-chart';
import { Suspense, useMemo } from 'react';
import type { Week } from './figures';
import { weekInWords } from './in-words';

/** Loaded when there is something to show. */
const BarChart = lazyChart(async () => (await import('@hub/ui/chart')).BarChart);

/** Every fifth week has a label, if there is space before the last one, which always has one. */
const TICK_EVERY = 5;
const ROOM_BEFORE_LAST = 3;

const LEGEND = [
  { label: 'Done', look: 'border-transparent bg-tool' },
  {
    label: 'Missed',
    look: 'border-line-strong bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--line-strong)_3px_4.5px)]',
  },
  { label: 'To come', look: 'border-dashed border-line-strong' },
];

interface WeeksProps {
  weeks: readonly Week[];
  today: CalendarDate;
}

/** The done, missed and future workouts of each week as bars, with a legend. */
export function WeeksCard({ weeks, today }: WeeksProps) {
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-17">Workouts per week</h2>
        <p className="text-13 text-muted">{weeks.length} weeks</p>
      </div>
      {/* Reserves the space of the chart while it is loading. */}
      <div className="h-[11.5rem]">
        <Suspense>
          <WeeksChart weeks={weeks} today={today} />
        </Suspense>
      </div>
      <ul role="list" aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
        {LEGEND.map(({ label, look }) => (
          <li key={label} className="flex items-center gap-1.5">
            <span
              aria-hidden
              className={`size-3.5 rounded-[3px] border-[1.5px] forced-color-adjust-none ${look}`}
            />
            {label}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function barsOf({ weeks, today }: WeeksProps) {
  const last = weeks.length - 1;
  const tickOf = (week: Week, index: number) => {
    if (index === last) return weekInWords(week, today);
    const isNamed = index % TICK_EVERY === 0 && last - index >= ROOM_BEFORE_LAST;
    return isNamed ? formatShortDate(week.from, today) : undefined;
  };
  return weeks.map((week, index) => ({ name: weekInWords(week, today), tick: tickOf(week, index) }));
}

function seriesOf(weeks: WeeksProps['weeks']): BarSeries[] {
  return [
    { name: 'Done', look: 'filled', values: weeks.map(({ done }) => done) },
    { name: 'Missed', look: 'hatched', values: weeks.map(({ missed }) => missed) },
    { name: 'To come', look: 'dashed', values: weeks.map(({ toCome }) => toCome) },
  ];
}

function WeeksChart({ weeks, today }: WeeksProps) {
  const bars = useMemo(() => barsOf({ weeks, today }), [weeks, today]);
  const series = useMemo(() => seriesOf(weeks), [weeks]);
  return (
    <BarChart
      label={`Workouts in each of the last ${String(weeks.length)} weeks`}
      header="Week"
      bars={bars}
      series={series}
    />
  );
}
