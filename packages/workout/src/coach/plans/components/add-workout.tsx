import type { CalendarDate } from '@hub/calendar';
import { formatDay, RecordForm, savedInWords, useRecordForm, useToday, useWayOut } from '@hub/tool-kit';
import { TextField, useToast } from '@hub/ui';
import { workoutRecords } from '../../../api/workouts';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths } from '../../../paths';
import { workoutFields } from '../model/workout-fields';
import { ExercisePicker } from './exercise-picker';
import { WorkoutExercises } from './workout-exercises';

interface AddWorkoutProps {
  athlete: { id: string; name: string };
  /** The day of the workout. */
  date: CalendarDate;
}

/** A single workout for one day of a person, in addition to those of their plans. */
export function AddWorkout({ athlete, date }: AddWorkoutProps) {
  const today = useToday();
  const toast = useToast();
  const wayOut = useWayOut();
  const leave = () => wayOut.back(coachPaths.calendar(athlete.id, date));
  const form = useRecordForm({
    records: workoutRecords,
    fields: workoutFields,
    item: null,
    initial: { user: athlete.id, date },
    part: `new workout of ${athlete.id} on ${date}`,
    onSaved: (_, waits) => {
      toast(savedInWords(waits));
      leave();
    },
  });
  const { draft, problems, change, field } = form;
  return (
    <WorkoutPage title="Add workout" back={leave}>
      <p className="-mb-2 text-13 text-muted wrap-anywhere">
        {athlete.name}, {formatDay(date, today)}
      </p>
      <RecordForm needsHub form={form} notice={problems.exercises} onCancel={leave}>
        <TextField {...field('workoutTitle')} autoFocus autoComplete="off" />
        <TextField {...field('workoutDescription')} autoComplete="off" />
        <WorkoutExercises
          athleteId={athlete.id}
          exercises={draft.exercises}
          areProblemsShown={problems.exercises !== undefined}
          reader={athlete.name}
          onChange={(exercises) => change({ exercises })}
        />
        <ExercisePicker
          {...field('unaddedExercise')}
          onAdd={(exercise) => change({ exercises: [...draft.exercises, exercise], unaddedExercise: '' })}
        />
      </RecordForm>
    </WorkoutPage>
  );
}
