import { formatDay, useToday } from '@hub/tool-kit';
import { LinkButton, List } from '@hub/ui';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import Trophy from 'lucide-react/icons/trophy';
import type { Exercise } from '../../model/exercise';
import { recordLines } from '../../model/record-lines';
import { setsInLine } from '../../model/set-text';
import { areOfSets } from '../../rules';

/** The records of a workout, each with the previous value; renders nothing if there are none. */
export function RecordList({ exercises }: { exercises: readonly Exercise[] }) {
  const today = useToday();
  const lines = recordLines(exercises);
  if (lines.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-17">Personal records</h2>
        <span className="text-13 text-muted">{lines.length}</span>
      </div>
      <List label="Personal records">
        {lines.map(({ id, title, value, kind, before, on }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 px-4 py-2.5">
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-tool-tint text-tool">
              <Trophy size={22} strokeWidth={1.75} aria-hidden />
            </span>
            <div className="min-w-0 flex-[1_1_10rem] wrap-anywhere">
              <p className="font-medium">{title}</p>
              <p className="text-13 text-muted">
                {kind}, before: {before}, on {formatDay(on, today)}
              </p>
            </div>
            <p className="ml-auto text-right">
              <span className="block text-17 font-medium tabular-nums">{value}</span>{' '}
              <span className="block text-13 font-medium text-tool">Record</span>
            </p>
          </li>
        ))}
      </List>
    </section>
  );
}

/** What was done in an exercise: its sets in one line, otherwise the written results. */
function doneInWords({ sets, results, completed }: Exercise): string {
  const line = setsInLine(sets);
  const own = areOfSets(results, sets) ? '' : results;
  return [line, own].filter(Boolean).join('\n') || (completed ? 'Done' : 'Not done');
}

interface DoneListProps {
  title: string;
  exercises: readonly Exercise[];
  /** The path of the page that changes it. */
  change: string;
}

/** What was done in each exercise. */
export function DoneList({ title, exercises, change }: DoneListProps) {
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-17">{title}</h2>
        <LinkButton variant="plain" size="sm" className="-my-2 -mr-3" to={change}>
          Change
        </LinkButton>
      </div>
      <List label={title}>
        {exercises.map((exercise) => {
          const Icon = exercise.completed ? CircleCheck : Circle;
          return (
            <li
              key={exercise.id}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-4 py-1.5"
            >
              <span className="flex min-w-0 flex-[1_1_12rem] items-center gap-2">
                <Icon
                  size={20}
                  strokeWidth={2}
                  aria-label={exercise.completed ? 'Done' : 'Not done'}
                  className={`shrink-0 ${exercise.completed ? 'text-ok' : 'text-muted'}`}
                />
                <span className="min-w-0 wrap-anywhere">{exercise.title || 'Exercise'}</span>
              </span>
              <span className="ml-auto min-w-0 text-right wrap-anywhere whitespace-pre-line tabular-nums">
                {doneInWords(exercise)}
              </span>
            </li>
          );
        })}
      </List>
    </section>
  );
}
