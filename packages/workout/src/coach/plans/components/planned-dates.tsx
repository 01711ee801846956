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
  onTick: (id: string, ticked: boolean) => void;
}

/** The dates of a generation, each with a checkbox to leave it out; existing workouts have none. */
export function PlannedDates({ label, planned, today, onTick }: PlannedDatesProps) {
  return (
    <List label={label}>
      {planned.map((one) => (
        <PlannedRow key={one.id} planned={one} today={today} onTick={(ticked) => onTick(one.id, ticked)} />
      ))}
    </List>
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
    <li className="flex flex-wrap items-center justify-end gap-x-3 px-4 py-2">
      <div className="min-w-0 flex-[1_1_7.5rem] wrap-anywhere">
        {state === 'there' ? (
          <div className="flex min-h-11 items-center gap-3">
            <Check size={20} strokeWidth={1.75} aria-hidden className="mx-px shrink-0 text-muted" />
            <div className="min-w-0">
              {words}
              {note !== undefined && <span className="block text-13 text-muted">{note}</span>}
            </div>
          </div>
        ) : (
          <Checkbox label={words} hint={note} value={state === 'new'} onChange={onTick} />
        )}
      </div>
      <span className={`text-13 ${state === 'new' ? '' : 'text-muted'}`}>{STATE_WORDS[state]}</span>
    </li>
  );
}
