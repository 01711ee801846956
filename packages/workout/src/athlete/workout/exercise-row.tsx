import { hubNow } from '@hub/pb-client';
import { isDraftStored } from '@hub/tool-kit';
import { Badge, IconButton } from '@hub/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Pencil from 'lucide-react/icons/pencil';
import { useId, useState } from 'react';
import { ringEdit } from '../../model/set-edits';
import type { ExerciseEdit } from '../../model/exercise-edit';
import { linesOf } from '../../model/row-lines';
import { ExerciseDetails, type ExerciseDetailsProps } from './exercise-details';
import { resultPlace } from './result-draft';
import { TickBox } from './tick-box';

interface ExerciseRowProps extends Omit<ExerciseDetailsProps, 'isMine' | 'unsafe'> {
  /** Whether it is opened in place. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** What is done to it and not stored safely yet: the tick, and the ids of sets. */
  unsafe: { completed: boolean | undefined; sets: ReadonlySet<string> };
  /** The id of the signed-in person. */
  personId: string;
  /** Its ring was ticked. */
  onTick: (edit: ExerciseEdit) => void;
}

const TITLE = 'text-17 leading-[1.3] font-medium';
/** A second, invisible copy of the title that only reserves space; screen readers and page search find it once. */
const TITLE_BEFORE =
  'before:block before:text-17 before:leading-[1.3] before:font-medium before:content-[attr(data-title)]';

/**
 * One exercise: a tap anywhere on the row ticks it, except on the chevron, which opens it. The space for its line
 * before and after the tick is reserved, so that rows don't move while a person taps along them.
 */
export function ExerciseRow({ isOpen, onOpen, unsafe, personId, onTick, ...details }: ExerciseRowProps) {
  const { workout, exercise, log, onEdit } = details;
  const id = useId();
  const title = exercise.title || 'Exercise';
  const { now, other } = linesOf(exercise, log, isOpen);
  const [hasDraft] = useState(() => isDraftStored(resultPlace(personId, workout.id, exercise.id)));

  function tick(completed: boolean) {
    // A ring takes what can be read beside it: a target, or the open table.
    const rows = exercise.target !== null || isOpen || !completed ? log.rows : [];
    const edit = ringEdit(exercise, rows, completed, hubNow().toISOString());
    onEdit(edit);
    if (completed) onTick(edit);
  }

  return (
    <li>
      <div className="flex min-h-18 flex-wrap items-center justify-end pr-1">
        <label className="flex min-h-18 min-w-0 flex-[1_1_13rem] flex-wrap items-center gap-x-3.5 py-2 pl-4">
          <TickBox
            shape="ring"
            isUnsafe={unsafe.completed !== undefined}
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-line`}
            checked={unsafe.completed ?? exercise.completed}
            onChange={(event) => tick(event.target.checked)}
          />
          <span className="grid min-w-0 flex-[1_1_9rem] items-center *:[grid-area:1/1] *:min-w-0 *:wrap-break-word">
            <span>
              <span id={`${id}-title`} className={`block ${TITLE}`}>
                {title}
              </span>
              <span id={`${id}-line`} className="block text-13 text-muted">
                {now}
              </span>
              {hasDraft && <Badge icon={Pencil}>Draft kept on this device</Badge>}
            </span>
            {other !== now && (
              <span aria-hidden data-title={title} className={`invisible text-13 ${TITLE_BEFORE}`}>
                {other}
              </span>
            )}
          </span>
        </label>
        <IconButton
          size="lg"
          label={`${isOpen ? 'Close' : 'Open'} ${title}`}
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-details` : undefined}
          onClick={() => onOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <div id={`${id}-details`} className="flex flex-col gap-3.5 px-4 pb-4">
          <ExerciseDetails {...details} unsafe={unsafe.sets} isMine={workout.user === personId} />
        </div>
      )}
    </li>
  );
}
