import type { CalendarDate } from '@hub/calendar';
import { formatDay } from '@hub/tool-kit';
import { Checkbox, List } from '@hub/ui';
import Check from 'lucide-react/icons/check';
import type { PlannedWorkout } from '../model/generation';

/** The names of the states of a date. */
export const STATE_WORDS = { new: 'New', there: 'Already there', out: 'Left out' };

interface PlannedDatesProps {
  /** The label of the list for screen readers. */
  label: string;
  planned: readonly PlannedWorkout[];
  today: CalendarDate;
  /** Called when a date was ticked or unticked. */
  onTick: (id: string) => void;
}

/** The dates of a generation, each with a checkbox to leave it out; existing workouts have none. */
export function PlannedDates({ label, planned, today, onTick }: PlannedDatesProps) {
  return (
    <List label={label}>
      {planned.map((one) => (
        <PlannedRow key={one.id} planned={one} today={today} onTick={() => onTick(one.id)} />
      ))}
    </List>
  );
}

interface PlannedRowProps {
  planned: PlannedWorkout;
  today: CalendarDate;
  onTick: () => void;
}

/** The notes on a date: whether its workout was moved or deleted, and the others on that day; `undefined` if none. */
export function noteOf(
  { movedFrom, wasRemoved, others }: PlannedWorkout,
  today: CalendarDate,
): string | undefined {
  const notes = [
    ...(movedFrom === null ? [] : [`Moved by hand from ${formatDay(movedFrom, today)}`]),
    ...(wasRemoved ? ['Removed by hand'] : []),
    ...(others.length > 0 ? [`Also on that day: ${others.join(', ')}`] : []),
  ];
  return notes.length > 0 ? notes.join('. ') : undefined;
}

function PlannedRow({ planned, today, onTick }: PlannedRowProps) {
  const { date, title, state } = planned;
  const text = (
    <>
      <span className="block">{formatDay(date, today)}</span>{' '}
      <span className="block text-13 text-muted">{title}</span>
    </>
  );
  const note = noteOf(planned, today);
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 px-4 py-2">
      <div className="min-w-0 flex-[1_1_7.5rem] wrap-anywhere">
        {state === 'there' ? (
          <div className="flex min-h-11 items-center gap-3">
            <Check size={20} strokeWidth={1.75} aria-hidden className="mx-px shrink-0 text-muted" />
            <div className="min-w-0">
              {text}
              {note !== undefined && <span className="block text-13 text-muted">{note}</span>}
            </div>
          </div>
        ) : (
          <Checkbox label={text} hint={note} value={state === 'new'} onChange={onTick} />
        )}
      </div>
      <span className={`text-13 ${state === 'new' ? '' : 'text-muted'}`}>{STATE_WORDS[state]}</span>
    </li>
  );
}
