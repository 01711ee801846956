import { previewOf } from '@hub/locale';
import { IconButton } from '@hub/ui';
import { SortableList } from '@hub/ui/sortable-list';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { BreakAtSlashes } from '../../../components/break-at-slashes';
import { targetInWords } from '../../../model/target-text';
import { ExerciseTextFields } from '../../components/exercise-text-fields';
import { Expander } from '../../components/expander';
import { firstName } from '../model/first-name';
import { targetDraftOf, targetOf, unitOf, withTarget } from '../model/target-draft';
import {
  exerciseProblems,
  isExerciseWrong,
  type PlanExercise,
  fieldText,
  withText,
} from '../model/plan-exercise';
import { ShareHint } from './share-hint';
import { TargetFields } from './target-fields';

/** The maximum length of the line under a title: two lines on a phone. */
const LINE_LENGTH = 60;

interface WorkoutExercisesProps {
  /** The exercises' athlete; `''` for a template. */
  athleteId: string;
  exercises: readonly PlanExercise[];
  /** Whether invalid exercises are expanded, with their problems. */
  areProblemsShown: boolean;
  /** The athlete's name; `undefined` while it is unknown. */
  reader: string | undefined;
  onChange: (exercises: readonly PlanExercise[]) => void;
}

/** The exercises of a plan's workout, which can be sorted, expanded, edited and removed. */
export function WorkoutExercises(props: WorkoutExercisesProps) {
  const { athleteId, exercises, areProblemsShown, reader, onChange } = props;
  const listId = useId();
  const unit = unitOf(exercises);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isOpen = (exercise: PlanExercise) =>
    opened.has(exercise.id) || (areProblemsShown && isExerciseWrong(exercise));
  const toggle = ({ id }: PlanExercise) =>
    setOpened(new Set(opened.has(id) ? [...opened].filter((other) => other !== id) : [...opened, id]));
  // By index, because the code of an exercise can contain spaces, which separate ids in a list.
  const detailsId = (exercise: PlanExercise) => `${listId}-${exercises.indexOf(exercise)}`;
  const put = (changed: PlanExercise) => {
    // It stays expanded while a person fixes it.
    setOpened(new Set([...opened, changed.id]));
    onChange(exercises.map((other) => (other.id === changed.id ? changed : other)));
  };
  return (
    <section className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-15 font-medium tracking-normal">Exercises</h2>
        <span className="text-13 text-muted">{exercises.length}</span>
      </div>
      {exercises.length === 0 ? (
        <p className="text-13 text-muted">None yet. Pick them from the library, or type one.</p>
      ) : (
        <SortableList
          label="Exercises"
          items={exercises}
          keyOf={({ id }) => id}
          nameOf={(exercise) => fieldText(exercise, 'title')}
          onSort={onChange}
          details={(exercise) =>
            isOpen(exercise) && (
              <div id={detailsId(exercise)} className="flex flex-col gap-4 px-4 pt-2 pb-3">
                <TargetFields
                  draft={targetDraftOf(exercise, unit)}
                  areProblemsShown={areProblemsShown}
                  reader={reader}
                  shareHint={
                    <ShareHint
                      athleteId={athleteId}
                      name={firstName(reader)}
                      exercise={exercise}
                      draft={targetDraftOf(exercise, unit)}
                    />
                  }
                  onChange={(change) => put(withTarget(exercise, change, unit))}
                />
                <ExerciseTextFields
                  fieldText={(name) => fieldText(exercise, name)}
                  problems={areProblemsShown ? exerciseProblems(exercise) : {}}
                  onChange={(name, text) => put(withText(exercise, name, text))}
                />
              </div>
            )
          }
        >
          {(exercise) => (
            <>
              <ExerciseHead
                exercise={exercise}
                isOpen={isOpen(exercise)}
                controls={detailsId(exercise)}
                onToggle={() => toggle(exercise)}
              />
              <IconButton
                label={`Remove ${fieldText(exercise, 'title')}`}
                icon={X}
                onClick={() => onChange(exercises.filter((other) => other !== exercise))}
              />
            </>
          )}
        </SortableList>
      )}
    </section>
  );
}

/** The target, else the beginning of the instructions; never empty if expanded, so that nothing moves. */
function secondLine(exercise: PlanExercise, isOpen: boolean): string {
  const target = targetOf(targetDraftOf(exercise));
  if (target !== null) return targetInWords(target);
  return isOpen ? 'No target' : previewOf(fieldText(exercise, 'instructions'), LINE_LENGTH);
}

interface ExerciseHeadProps {
  exercise: PlanExercise;
  isOpen: boolean;
  /** The id of the content that it expands. */
  controls: string;
  onToggle: () => void;
}

function ExerciseHead({ exercise, isOpen, controls, onToggle }: ExerciseHeadProps) {
  return (
    <Expander
      open={isOpen}
      controls={controls}
      onToggle={onToggle}
      className="-ml-1 min-h-11 min-w-0 flex-1 gap-2 rounded-control px-1 hover:bg-raised"
    >
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-medium">{fieldText(exercise, 'title') || 'No title'}</span>{' '}
        <span className="block text-13 text-muted">
          <BreakAtSlashes>{secondLine(exercise, isOpen)}</BreakAtSlashes>
        </span>
      </span>
    </Expander>
  );
}
