import { newRecordId } from '@hub/pb-client';
import { DayPicker, IconButton, Segments, TextField } from '@hub/ui';
import { SortableList } from '@hub/ui/sortable-list';
import X from 'lucide-react/icons/x';
import { readExercises } from '../../../model/exercise';
import { workoutLimits } from '../model/plan-fields';
import { pickedExercise, type PlanExercise, type PlanWorkout, typedExercise } from '../model/plan-workout';
import { DAILY, FREQUENCIES, timingSentence } from '../model/plan-words';
import { ExercisePicker } from './exercise-picker';

interface WorkoutEditorProps {
  workout: PlanWorkout;
  /** Where it stands: "Workout 1 of 4 in Winter strength". */
  place: string;
  /** What is wrong with its title. */
  error: string | undefined;
  onChange: (workout: PlanWorkout) => void;
}

/** One workout of a plan: what it is called, when it comes, and its exercises in their order. */
export function WorkoutEditor({ workout, place, error, onChange }: WorkoutEditorProps) {
  const change = (changes: Partial<PlanWorkout>) => onChange({ ...workout, ...changes });
  const wasDaily = workout.frequency === DAILY.value || workout.stored['frequency'] === DAILY.value;
  const add = (exercise: PlanExercise) => change({ exercises: [...workout.exercises, exercise] });
  return (
    <>
      <p className="text-13 text-muted wrap-anywhere">{place}</p>
      <TextField
        label="Workout title"
        name="workoutTitle"
        maxLength={workoutLimits.title}
        autoComplete="off"
        autoFocus={workout.title === ''}
        value={workout.title}
        onChange={(title) => change({ title })}
        error={error}
      />
      <TextField
        label="Description"
        name="workoutDescription"
        maxLength={workoutLimits.description}
        autoComplete="off"
        value={workout.description}
        onChange={(description) => change({ description })}
      />
      <Segments
        label="Frequency"
        options={wasDaily ? [...FREQUENCIES, DAILY] : FREQUENCIES}
        value={workout.frequency}
        onChange={(frequency) => change({ frequency })}
      />
      {workout.frequency === DAILY.value ? (
        <p className="text-13 text-muted">{timingSentence(workout)}</p>
      ) : (
        <DayPicker
          label="Days"
          hint={timingSentence(workout)}
          value={workout.days}
          onChange={(days) => change({ days })}
        />
      )}
      <Exercises exercises={workout.exercises} onChange={(exercises) => change({ exercises })} />
      <ExercisePicker
        onPick={(exercise) => add(pickedExercise(exercise, newRecordId()))}
        onType={(title) => add(typedExercise(title, newRecordId()))}
      />
    </>
  );
}

interface ExercisesProps {
  exercises: readonly PlanExercise[];
  onChange: (exercises: readonly PlanExercise[]) => void;
}

function Exercises({ exercises, onChange }: ExercisesProps) {
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
          items={readExercises(exercises)}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          onSort={(sorted) =>
            onChange(sorted.flatMap(({ id }) => exercises.filter((exercise) => exercise.id === id)))
          }
        >
          {({ id, title, instructions }) => (
            <>
              <div className="min-w-0 flex-1 wrap-anywhere">
                <span className="block font-medium">{title || 'No title'}</span>
                <span className="line-clamp-2 text-13 text-muted">{instructions}</span>
              </div>
              <IconButton
                label={`Remove ${title}`}
                icon={X}
                onClick={() => onChange(exercises.filter((exercise) => exercise.id !== id))}
              />
            </>
          )}
        </SortableList>
      )}
    </section>
  );
}
