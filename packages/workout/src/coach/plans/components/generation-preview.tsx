import type { CalendarDate } from '@hub/calendar';
import { Banner, QueryState, Skeleton } from '@hub/ui';
import { MonthGrid } from '@hub/ui/month-grid';
import Check from 'lucide-react/icons/check';
import { type ComponentProps, useState } from 'react';
import { CHANGE_GROUPS, type ChangeGroup } from '../../../rules';
import type { GenerationPreview as Preview, PlannedWorkout } from '../model/generation';
import { CHANGE_WORDS, PlanChanges } from './plan-changes';
import { PlannedDates, STATE_WORDS } from './planned-dates';

interface GenerationPreviewProps {
  /** The person's workouts on those days. */
  query: ComponentProps<typeof QueryState>['query'];
  preview: Preview;
  from: CalendarDate;
  today: CalendarDate;
  /** Called when a date was ticked or unticked. */
  onTick: (id: string) => void;
  /** Whether nothing can be changed now. */
  disabled: boolean;
  /** Called to bring workouts of a group in line with the plan. */
  onFollow: (group: ChangeGroup, chosen: readonly string[]) => void;
}

/** Whether a workout stays as it is, or would be created. */
function isAsPlanned({ group }: PlannedWorkout): boolean {
  return group === 'new' || group === 'there';
}

/** The preview of a generation: the counts, the skipped workouts, a month, and every date with a checkbox. */
export function GenerationPreview(props: GenerationPreviewProps) {
  const { query, preview, from, today, onTick, disabled, onFollow } = props;
  const asPlanned = preview.planned.filter(isAsPlanned);
  return (
    <QueryState
      query={query}
      failedToLoad="What is there already could not be loaded."
      loading={<Loading from={from} today={today} />}
      isEmpty={() => false}
    >
      {() => (
        <>
          <Counts planned={preview.planned} />
          {preview.skipped.map((sentence) => (
            <Banner key={sentence} tone="warning">
              {sentence}
            </Banner>
          ))}
          <Month key={from} planned={preview.planned} from={from} today={today} />
          {asPlanned.length > 0 && (
            <PlannedDates label="Dates" planned={asPlanned} today={today} onTick={onTick} />
          )}
          {CHANGE_GROUPS.map((group) => (
            <PlanChanges
              key={group}
              group={group}
              workouts={preview.planned.filter((one) => one.group === group)}
              today={today}
              disabled={disabled}
              onFollow={onFollow}
            />
          ))}
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
        <Counts planned={undefined} />
        <Month planned={[]} from={from} today={today} />
      </div>
      <Skeleton rows={2} />
    </>
  );
}

/** The number of workouts of each group; those that differ from the plan are shown only if there are any. */
function Counts({ planned }: { planned: readonly PlannedWorkout[] | undefined }) {
  const count = (is: (one: PlannedWorkout) => boolean) => planned?.filter(is).length;
  const changes = CHANGE_GROUPS.map(
    (group) => [CHANGE_WORDS[group].title, count((one) => one.group === group)] as const,
  );
  const lines = [
    ['New', count(({ group, state }) => group === 'new' && state === 'new')],
    ['Already there, stay as they are', count(({ group }) => group === 'there')],
    ...changes.filter(([, found = 0]) => found > 0),
    ['Left out', count(({ group, state }) => group === 'new' && state === 'out')],
  ] as const;
  return (
    <dl>
      {lines.map(([heading, found], index) => (
        <div
          key={heading}
          className={`flex justify-between gap-3 border-t py-2 last:border-b ${index === 0 ? 'font-bold' : ''}`}
        >
          <dt>{heading}</dt>
          <dd>{found}</dd>
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
            description: onDay.map((one) => `${one.title}, ${STATE_WORDS[one.state]}`).join('; '),
            look: state === 'new' ? 'strong' : state === 'out' ? 'struck' : undefined,
          }
        );
      }}
    />
  );
}
