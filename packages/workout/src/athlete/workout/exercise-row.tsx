import { Badge, IconButton } from '@hub/ui';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Pencil from 'lucide-react/icons/pencil';
import { useId, useState } from 'react';
import type { Workout } from '../../api/workout.schema';
import type { Exercise } from '../../model/exercise';
import { previewOf } from '../../model/preview';
import { ExerciseDetails } from './exercise-details';
import { readDraft } from './result-draft';

interface ExerciseRowProps {
  workout: Workout;
  exercise: Exercise;
  /** The new tick, until it is stored safely. */
  ticking?: boolean | undefined;
  /** The id of the signed-in person. */
  personId: string;
  onTick: (completed: boolean) => void;
}

/** The longest line under a title: two lines of a phone at most. */
const LINE_LENGTH = 60;

/** The line under the title of an exercise, before and after the tick. */
function linesOf({ results, instructions }: Exercise, isOpen: boolean) {
  return {
    toDo: isOpen || instructions === '' ? 'To do' : previewOf(instructions, LINE_LENGTH),
    done: results === '' ? 'Done' : `Done: ${previewOf(results, LINE_LENGTH)}`,
  };
}

/**
 * One exercise: ticked wherever the row is touched, but for the chevron, which opens it in place. It has room for its
 * line both before and after the tick, so that whoever taps along the rows meets each where it was.
 */
export function ExerciseRow({ workout, exercise, ticking, personId, onTick }: ExerciseRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const title = exercise.title || 'Exercise';
  const { toDo, done } = linesOf(exercise, isOpen);
  const [hasDraft] = useState(
    () => readDraft({ personId, workoutId: workout.id, exerciseId: exercise.id }) !== null,
  );
  return (
    <li>
      <div className="flex min-h-18 items-center pr-1">
        <label className="flex min-h-18 min-w-0 flex-1 flex-wrap items-center gap-x-3.5 py-2 pl-4">
          <span className="relative grid shrink-0 place-items-center text-page">
            <input
              type="checkbox"
              checked={ticking ?? exercise.completed}
              data-unsafe={ticking !== undefined || undefined}
              onChange={(event) => onTick(event.target.checked)}
              aria-labelledby={`${id}-title`}
              aria-describedby={`${id}-line`}
              className="tick-box peer size-9 cursor-pointer appearance-none rounded-full border-2 border-line-strong transition-colors checked:border-ok checked:not-data-unsafe:bg-ok"
            />
            <Check
              size={20}
              strokeWidth={2.5}
              aria-hidden
              className="pointer-events-none absolute scale-50 opacity-0 transition-[opacity,scale] peer-checked:scale-100 peer-checked:opacity-100 forced-colors:text-[HighlightText]"
            />
          </span>
          <span className="min-w-0 flex-[1_1_6rem]">
            <span id={`${id}-title`} className="block text-17 leading-[1.3] font-medium wrap-break-word">
              {title}
            </span>
            <span className="grid text-13 text-muted *:[grid-area:1/1] *:min-w-0 *:wrap-break-word">
              <span id={`${id}-line`}>{exercise.completed ? done : toDo}</span>
              <span aria-hidden className="invisible">
                {exercise.completed ? toDo : done}
              </span>
            </span>
            {hasDraft && <Badge icon={Pencil}>Draft kept on this device</Badge>}
          </span>
        </label>
        <IconButton
          size="lg"
          label={`${isOpen ? 'Close' : 'Open'} ${title}`}
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-details` : undefined}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <div id={`${id}-details`} className="flex flex-col gap-4 pr-4 pb-4 pl-4 @pair:pl-16.5">
          <ExerciseDetails workout={workout} exercise={exercise} isMine={workout.user === personId} />
        </div>
      )}
    </li>
  );
}
