import type { CalendarDate } from '@hub/calendar';
import { formatTime } from '@hub/locale';
import { hubNow } from '@hub/pb-client';
import { EVERY_MINUTE, useClock, useToday, useWakeLock } from '@hub/tool-kit';
import { Banner, EmptyState, List } from '@hub/ui';
import Dumbbell from 'lucide-react/icons/dumbbell';
import type { Workout } from '../../api/workout.schema';
import { useTrainingSettings } from '../../api/training-settings';
import { AthleteName } from '../../components/athlete-name';
import { CoachReply } from '../../components/coach-reply';
import { OriginBadges } from '../../components/origin-badges';
import { dayInWords } from '../../model/day';
import type { Exercise } from '../../model/exercise';
import type { ExerciseEdit } from '../../model/exercise-edit';
import { startedAt } from '../../model/finish';
import { isTraining, restOf } from '../../model/offered-rest';
import { takenBack } from '../../model/set-edits';
import { nextInSuperset } from '../../model/superset';
import { countDone } from '../../model/workout-status';
import { AddExercise } from '../own/add-exercise';
import { beginRestAfter } from '../rest/begin-rest-after';
import { ExerciseRow } from './exercise-row';
import { CoachsSummary, WorkoutEnd } from './finish-button';
import { useLogs } from './log/use-logs';
import { ProgressHead } from './progress-head';
import { useOpenExercises } from './use-open-exercises';
import { NOT_SAVED, unsafeOf, useAheadToast, useTick } from './use-tick';
import { useFailedTicks } from './use-workout';

interface OpenWorkoutProps {
  workout: Workout;
  /** The edits that would be lost if the page were closed now. */
  unsafe: readonly ExerciseEdit[];
  /** The id of the signed-in person. */
  personId: string;
}

/** The day, and for a workout in progress its start: `Today, Sat 21 Nov, started 18:04`. */
function whereInWords(workout: Workout, today: CalendarDate): string {
  const day = dayInWords(workout.date, today);
  const started = startedAt(workout, hubNow());
  return started === null ? day : `${day}, started ${formatTime(started)}`;
}

/** A loaded workout: its progress, and its exercises. */
export function OpenWorkout({ workout, unsafe, personId }: OpenWorkoutProps) {
  const today = useToday();
  const save = useTick(workout.id);
  const showIfAhead = useAheadToast(workout);
  const failed = useFailedTicks(workout.id);
  const [firstFailed] = failed;
  const { workoutDescription, exercises } = workout;
  const isOn = useClock(EVERY_MINUTE, (now) => isTraining(workout, { personId, now })) ?? false;
  useWakeLock(isOn);
  const settings = useTrainingSettings(personId);
  const logs = useLogs(workout, unsafe, settings);
  const { isOpen, change, goOn } = useOpenExercises(exercises, isOn);
  const rowsOf = (id: string) => logs.get(id)?.rows ?? [];

  function goOnAfterSet(exercise: Exercise, isLast: boolean) {
    const { id } = exercise;
    const doneIn = (other: string) => rowsOf(other).filter(({ set }) => set.done).length;
    const next = nextInSuperset(exercises, id, (other) => ({
      all: rowsOf(other).length,
      done: doneIn(other) + (other === id ? 1 : 0),
    }));
    if (next) change(next.id, true);
    else if (isLast) goOn(id, (other) => rowsOf(other).length > 0);
    const isEnd = isLast && exercises.every((other) => other.id === id || other.completed);
    if (isOn) beginRestAfter(personId, workout.id, isEnd || next ? 0 : restOf(exercise));
  }

  return (
    <>
      {workout.user !== personId && <AthleteName userId={workout.user} />}
      {firstFailed && (
        <Banner tone="danger" onRetry={() => failed.forEach(({ edit }) => save(edit))}>
          {NOT_SAVED}. {firstFailed.error.message}
        </Banner>
      )}
      <ProgressHead
        workoutId={workout.id}
        text={
          exercises.length === 0
            ? 'Nothing to do'
            : `${String(countDone(exercises))} of ${String(exercises.length)} done`
        }
        where={whereInWords(workout, today)}
        exercises={exercises}
      />
      {workoutDescription !== null && (
        <p className="-mt-2 text-muted wrap-break-word whitespace-pre-line">{workoutDescription}</p>
      )}
      {(workout.own || workout.movedFrom !== null) && (
        <div className="-mt-3 flex flex-wrap gap-x-3">
          <OriginBadges workout={workout} today={today} />
        </div>
      )}
      <CoachReply reply={workout.reply} />
      <CoachsSummary workout={workout} personId={personId} />
      {exercises.length === 0 ? (
        <EmptyState icon={Dumbbell} title="No exercises in this workout" />
      ) : (
        <List label="Exercises">
          {exercises.map((exercise) => {
            const { id } = exercise;
            const log = logs.get(id);
            return (
              log && (
                <ExerciseRow
                  key={id}
                  workout={workout}
                  exercise={exercise}
                  log={log}
                  settings={settings}
                  unsafe={unsafeOf(unsafe, id)}
                  personId={personId}
                  isOpen={isOpen(id)}
                  onOpen={(isOpened) => change(id, isOpened)}
                  onEdit={save}
                  onTick={(edit) => showIfAhead(exercise, () => save(takenBack(edit)))}
                  onCheck={(isLast) => goOnAfterSet(exercise, isLast)}
                />
              )
            );
          })}
        </List>
      )}
      {workout.own && workout.user === personId && <AddExercise workout={workout} />}
      <WorkoutEnd workout={workout} personId={personId} />
    </>
  );
}
