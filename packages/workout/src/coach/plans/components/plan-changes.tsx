import type { CalendarDate } from '@hub/calendar';
import { counted } from '@hub/locale';
import { formatDay } from '@hub/tool-kit';
import { Button, Checkbox, List } from '@hub/ui';
import { useId, useState } from 'react';
import type { ChangeGroup } from '../../../rules';
import { type PlannedWorkout, withTurned } from '../model/generation';
import { noteOf } from './planned-dates';

/** The title and hint of each group, and the verb of its button. */
export const CHANGE_WORDS: Readonly<Record<ChangeGroup, { title: string; hint: string; act: string }>> = {
  changed: {
    title: 'Changed in the plan since',
    hint: 'Nobody has started them. They can be updated to match the plan.',
    act: 'Update',
  },
  gone: {
    title: 'No longer in the plan',
    hint: 'Nobody has started them. They stay in the calendar until you remove them.',
    act: 'Remove',
  },
  'by hand': {
    title: 'Moved or removed by hand',
    hint: 'They stay as they are. Tick those that should be changed to match the plan.',
    act: 'Put back',
  },
};

interface PlanChangesProps {
  group: ChangeGroup;
  workouts: readonly PlannedWorkout[];
  today: CalendarDate;
  /** Whether nothing can be changed now. */
  disabled: boolean;
  onFollow: (group: ChangeGroup, chosen: readonly string[]) => void;
}

/** One group of workouts that differ from their plan, with the button that brings them in line with it. */
export function PlanChanges({ group, workouts, today, disabled, onFollow }: PlanChangesProps) {
  const titleId = useId();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { title, hint, act } = CHANGE_WORDS[group];
  const isTicked = ({ name }: PlannedWorkout) => group !== 'by hand' || ticked.has(name);
  const chosen = workouts.filter(isTicked).map(({ name }) => name);
  if (workouts.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h3 id={titleId} className="text-17">
        {title}
      </h3>
      <p className="text-13 text-muted">{hint}</p>
      <List label={title}>
        {workouts.map((workout) => (
          <li key={workout.name} className="px-4 py-2 wrap-anywhere">
            {group === 'by hand' ? (
              <Checkbox
                label={lineOf(workout, today)}
                hint={noteOf(workout, today)}
                value={isTicked(workout)}
                onChange={() => setTicked(withTurned(ticked, workout.name))}
              />
            ) : (
              <>
                {lineOf(workout, today)}
                <span className="block text-13 text-muted">{becomes(workout, today)}</span>
              </>
            )}
          </li>
        ))}
      </List>
      <div className="flex justify-end">
        <Button
          variant="quiet"
          disabled={disabled || chosen.length === 0}
          onClick={() => onFollow(group, chosen)}
        >
          {`${act} ${counted(chosen.length, 'workout')}`}
        </Button>
      </div>
    </section>
  );
}

function lineOf({ date, title }: PlannedWorkout, today: CalendarDate): string {
  return `${formatDay(date, today)}, ${title}`;
}

/** The words for what a workout gets from its plan: another day or title, or other exercises or texts. */
function becomes({ date, title, asPlanned }: PlannedWorkout, today: CalendarDate): string | undefined {
  if (asPlanned === null) return undefined;
  const news = [
    ...(asPlanned.date === date ? [] : [formatDay(asPlanned.date, today)]),
    ...(asPlanned.title === title ? [] : [asPlanned.title]),
  ];
  return news.length > 0 ? `Becomes ${news.join(', ')}` : 'Gets other exercises or texts';
}
