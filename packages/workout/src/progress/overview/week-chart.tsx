import type { CalendarDate } from '@hub/tool-kit';
import { BarChart } from '@hub/ui/chart';
import type { Week } from './figures';
import { shortDate, weekInWords } from './in-words';

/** Every so many weeks one is named under its bar; the last one always is. */
const TICK_EVERY = 5;

interface WeekChartProps {
  weeks: readonly Week[];
  today: CalendarDate;
}

/** Workouts done, missed and to come in each week, as bars. A file of its own: charts are loaded when one is shown. */
export function WeekChart({ weeks, today }: WeekChartProps) {
  const last = weeks.length - 1;
  return (
    <BarChart
      label={`Workouts done in each of the last ${String(weeks.length)} weeks`}
      header="Week"
      bars={weeks.map((week, index) => ({
        name: weekInWords(week, today),
        tick:
          index === last
            ? weekInWords(week, today)
            : index % TICK_EVERY === 0 && last - index > 2
              ? shortDate(week.from, today)
              : undefined,
      }))}
      series={[
        { name: 'Done', look: 'filled', values: weeks.map(({ done }) => done) },
        { name: 'Missed', look: 'hatched', values: weeks.map(({ missed }) => missed) },
        { name: 'To come', look: 'dashed', values: weeks.map(({ toCome }) => toCome) },
      ]}
    />
  );
}
