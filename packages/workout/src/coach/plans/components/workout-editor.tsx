import { Segments, TextField } from '@hub/ui';
import { DayPicker } from '@hub/ui/day-picker';
import { workoutLimits } from '../model/plan-fields';
import { unaddedProblem } from '../model/plan-exercise';
import type { PlanWorkout } from '../model/plan-workout';
import { DAILY, FREQUENCIES, timingSentence } from '../model/plan-text';
import { ExercisePicker } from './exercise-picker';
import { WorkoutExercises } from './workout-exercises';

interface WorkoutEditorProps {
  /** The plan's athlete; `''` for a template. */
  athleteId: string;
  workout: PlanWorkout;
  /** Its position: "Workout 1 of 4 in Winter strength". */
  place: string;
  /** The problem with its title. */
  error: string | undefined;
  /** Whether to show the problems of its exercises and of its picker. */
  areProblemsShown: boolean;
  /** The athlete's name; `undefined` while it is unknown. */
  reader: string | undefined;
  onChange: (workout: PlanWorkout) => void;
}

/** One workout of a plan: its title, its days, and its exercises in order. */
export function WorkoutEditor(props: WorkoutEditorProps) {
  const { athleteId, workout, place, error, areProblemsShown, reader, onChange } = props;
  const change = (changes: Partial<PlanWorkout>) => onChange({ ...workout, ...changes });
  const wasDaily = workout.frequency === DAILY.value || workout.stored['frequency'] === DAILY.value;
  return (
    <>
      <p className="text-13 text-muted wrap-anywhere">{place}</p>
      <TextField
        label="Workout title"
        name="workoutTitle"
        limit={workoutLimits.title}
        autoComplete="off"
        autoFocus={workout.title === ''}
        value={workout.title}
        onChange={(title) => change({ title })}
        error={error}
      />
      <TextField
        label="Description"
        name="workoutDescription"
        limit={workoutLimits.description}
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
      <WorkoutExercises
        athleteId={athleteId}
        exercises={workout.exercises}
        areProblemsShown={areProblemsShown}
        reader={reader}
        onChange={(exercises) => change({ exercises })}
      />
      <ExercisePicker
        isLast
        value={workout.unaddedExercise ?? ''}
        onChange={(unaddedExercise) => change({ unaddedExercise })}
        onAdd={(exercise) => change({ exercises: [...workout.exercises, exercise], unaddedExercise: '' })}
        error={areProblemsShown ? unaddedProblem(workout.unaddedExercise) : undefined}
      />
    </>
  );
}
