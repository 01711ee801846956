import type { CalendarDate } from '@hub/calendar';
import { Banner, QueryState, Skeleton } from '@hub/ui';
import { MonthGrid } from '@hub/ui/month-grid';
import Check from 'lucide-react/icons/check';
import { type ComponentProps, useState } from 'react';
import type { GenerationPreview as Preview, PlannedWorkout } from '../model/generation';
import { PlannedDates, STATE_WORDS } from './planned-dates';

interface GenerationPreviewProps {
  /** The person's workouts on those days. */
  query: ComponentProps<typeof QueryState>['query'];
  preview: Preview;
  from: CalendarDate;
  today: CalendarDate;
  onTick: (id: string, ticked: boolean) => void;
}

/** The preview of a generation: the counts, the skipped workouts, a month, and every date with a checkbox. */
export function GenerationPreview({ query, preview, from, today, onTick }: GenerationPreviewProps) {
  return (
    <QueryState
      query={query}
      failedToLoad="What is there already could not be loaded."
      loading={<Loading from={from} today={today} />}
      isEmpty={() => false}
    >
      {() => (
        <>
          <Counts counts={preview.counts} />
          {preview.skipped.map((sentence) => (
            <Banner key={sentence} tone="warning">
              {sentence}
            </Banner>
          ))}
          <Month key={from} planned={preview.planned} from={from} today={today} />
          {preview.planned.length > 0 && (
            <PlannedDates label="Dates" planned={preview.planned} today={today} onTick={onTick} />
          )}
        </>
      )}
    </QueryState>
  );
}

/** The preview while loading: without counts, and with empty days. */
function Loading({ from, today }: Pick<MonthProps, 'from' | 'today'>) {
  return (
    <>
      <div inert aria-hidden className="flex animate-appear flex-col gap-4 delay-150">
        <Counts counts={undefined} />
        <Month planned={[]} from={from} today={today} />
      </div>
      <Skeleton rows={2} />
    </>
  );
}

function Counts({ counts }: { counts: Preview['counts'] | undefined }) {
  const lines = [
    ['New', counts?.new],
    ['Already there, stay as they are', counts?.there],
    ['Left out', counts?.out],
  ] as const;
  return (
    <dl>
      {lines.map(([words, count], index) => (
        <div
          key={words}
          className={`flex justify-between gap-3 border-t py-2 last:border-b ${index === 0 ? 'font-bold' : ''}`}
        >
          <dt>{words}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

const marks = {
  new: <i className="h-0.75 w-3.5 rounded-full bg-accent forced-colors:bg-[Highlight]" />,
  out: <i className="h-0.75 w-3.5 rounded-full border border-line-strong" />,
  there: <Check size={14} strokeWidth={2.25} className="text-muted" />,
};

interface MonthProps {
  planned: readonly PlannedWorkout[];
  from: CalendarDate;
  today: CalendarDate;
}

function Month({ planned, from, today }: MonthProps) {
  const [month, setMonth] = useState(from.slice(0, 7));
  return (
    <MonthGrid
      month={month}
      onMonthChange={setMonth}
      today={today}
      cell={(date) => {
        const onDay = planned.filter((one) => one.date === date);
        const state = (['new', 'there', 'out'] as const).find((known) =>
          onDay.some((one) => one.state === known),
        );
        return (
          state && {
            mark: marks[state],
            words: onDay.map((one) => `${one.title}, ${STATE_WORDS[one.state]}`).join('; '),
            look: state === 'new' ? 'strong' : state === 'out' ? 'struck' : undefined,
          }
        );
      }}
    />
  );
}
