import type { CalendarDate } from '@hub/tool-kit';
import { Card } from '@hub/ui';
import { lazy, Suspense } from 'react';
import type { Week } from './figures';

const WeekChart = lazy(async () => ({ default: (await import('./week-chart')).WeekChart }));

const LEGEND = [
  { label: 'Done', look: 'border-transparent bg-tool' },
  {
    label: 'Missed',
    look: 'border-line-strong bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--line-strong)_3px_4.5px)]',
  },
  { label: 'To come', look: 'border-dashed border-line-strong' },
];

/** The chart of the weeks, its place kept while it is loaded, and what its parts mean in words. */
export function WeeksCard({ weeks, today }: { weeks: readonly Week[]; today: CalendarDate }) {
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-17">Workouts done per week</h2>
        <p className="text-13 text-muted">{weeks.length} weeks</p>
      </div>
      <div className="h-[11.5rem]">
        <Suspense>
          <WeekChart weeks={weeks} today={today} />
        </Suspense>
      </div>
      <ul role="list" aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
        {LEGEND.map(({ label, look }) => (
          <li key={label} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-3.5 rounded-[3px] border-[1.5px] ${look}`} />
            {label}
          </li>
        ))}
      </ul>
    </Card>
  );
}
