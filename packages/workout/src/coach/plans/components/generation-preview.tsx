import type { CalendarDate } from '@hub/calendar';
import { formatDay } from '@hub/tool-kit';
import { Banner, Checkbox, List, MonthGrid, QueryState, Skeleton } from '@hub/ui';
import Check from 'lucide-react/icons/check';
import { type ComponentProps, useState } from 'react';
import type { GenerationPreview as Preview, PlannedWorkout } from '../model/generation';

const STATE_WORDS = { new: 'New', there: 'Already there', out: 'Left out' };

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
            <List label="Dates">
              {preview.planned.map((planned) => (
                <PlannedRow
                  key={planned.id}
                  planned={planned}
                  today={today}
                  onTick={(ticked) => onTick(planned.id, ticked)}
                />
              ))}
            </List>
          )}
        </>
      )}
    </QueryState>
  );
}

/** The preview as it will stand: nothing counted, and nothing on its days yet. */
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

interface PlannedRowProps {
  planned: PlannedWorkout;
  today: CalendarDate;
  onTick: (ticked: boolean) => void;
}

function PlannedRow({ planned: { date, title, state, others }, today, onTick }: PlannedRowProps) {
  const words = (
    <>
      <span className="block">{formatDay(date, today)}</span>{' '}
      <span className="block text-13 text-muted">{title}</span>
    </>
  );
  const note = others.length > 0 ? `Also on that day: ${others.join(', ')}` : undefined;
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1 wrap-anywhere">
        {state === 'there' ? (
          <div className="flex min-h-11 items-center gap-3">
            <Check size={20} strokeWidth={1.75} aria-hidden className="mx-px shrink-0 text-muted" />
            <div className="min-w-0">{words}</div>
          </div>
        ) : (
          <Checkbox label={words} hint={note} value={state === 'new'} onChange={onTick} />
        )}
      </div>
      <span className={`text-13 ${state === 'new' ? '' : 'text-muted'}`}>{STATE_WORDS[state]}</span>
    </li>
  );
}
