import { useSession } from '@hub/auth';
import { HubError, useLive } from '@hub/pb-client';
import { useToday } from '@hub/tool-kit';
import { Banner, EmptyState, ErrorState, List, QueryState, useToast } from '@hub/ui';
import Dumbbell from 'lucide-react/icons/dumbbell';
import { useLayoutEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import type { Workout } from '../../api/workout.schema';
import { workoutsKey } from '../../api/workouts';
import { AthleteName } from '../../components/athlete-name';
import { WorkoutPage } from '../../components/workout-page';
import { dayInWords } from '../../model/day';
import type { Exercise } from '../../model/exercise';
import { tickedAhead } from '../../model/result-words';
import { countDone } from '../../model/workout-status';
import { coachPaths, workoutPaths } from '../../paths';
import { ExerciseRow } from './exercise-row';
import { ProgressHead } from './progress-head';
import { WorkoutSkeleton } from './skeletons';
import { FAILED_TO_LOAD, useExerciseSave, useFailedTicks, useWorkout } from './use-workout';

const NOT_SAVED = 'Failed to update exercise status';

/** /workout/{id}: one workout, in which exercises are ticked. A coach opens an athlete's here too. */
export function WorkoutDetailPage() {
  useLive('workouts', workoutsKey);
  const { id = '' } = useParams();
  const { user } = useSession();
  const today = useToday();
  const query = useWorkout(id);
  const workout = query.data;
  const list = workout && workout.date < today ? workoutPaths.past : workoutPaths.activity;
  const isCoaching = workout !== undefined && user !== null && workout.user !== user.id;
  return (
    <WorkoutPage
      title={workout?.workoutTitle ?? 'Workout'}
      back={isCoaching ? coachPaths.calendar(workout.user, workout.date) : list}
      isCoaching={isCoaching}
    >
      {id === '' ? (
        <ErrorState error={new HubError('invalid', { message: 'No workout ID provided' })} />
      ) : (
        <QueryState
          query={query}
          failedToLoad={FAILED_TO_LOAD}
          loading={<WorkoutSkeleton />}
          missing={{ label: 'Go to Activity', to: workoutPaths.activity }}
        >
          {(shown) => (
            <OpenWorkout key={shown.id} workout={shown} ticking={query.ticking} personId={user?.id ?? ''} />
          )}
        </QueryState>
      )}
    </WorkoutPage>
  );
}

/** Ticks exercises of a workout. If a tick fails after the person left the screen, a message on the new screen says so. */
function useTick(id: string) {
  const toast = useToast();
  const isHere = useRef(false);
  // A layout effect is cleaned up with the screen; a normal effect later, and a failure in between would not be shown.
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useExerciseSave(id, 'tick', () => {
    if (!isHere.current) toast(NOT_SAVED, { label: 'Open', to: workoutPaths.workout(id) });
  }).save;
}

/** Says for which day a tick was, where that is still to come: it may have been meant for another workout. */
function useTellAhead({ date }: Workout, save: ReturnType<typeof useTick>) {
  const today = useToday();
  const toast = useToast();
  return ({ id: exerciseId, title }: Exercise) => {
    if (date <= today) return;
    toast(tickedAhead(title, date, today), {
      label: 'Undo',
      onSelect: () => save({ exerciseId, completed: false }),
    });
  };
}

interface OpenWorkoutProps {
  workout: Workout;
  /** The ticks that are not safe yet, by exercise. */
  ticking: ReadonlyMap<string, boolean | undefined>;
  /** Who is signed in. */
  personId: string;
}

function OpenWorkout({ workout, ticking, personId }: OpenWorkoutProps) {
  const today = useToday();
  const tick = useTick(workout.id);
  const tellAhead = useTellAhead(workout, tick);
  const failed = useFailedTicks(workout.id);
  const [firstFailed] = failed;
  const { date, workoutDescription, exercises } = workout;
  return (
    <>
      {workout.user !== personId && <AthleteName userId={workout.user} />}
      {firstFailed && (
        <Banner tone="danger" onRetry={() => failed.forEach(({ edit }) => tick(edit))}>
          {NOT_SAVED}. {firstFailed.error.message}
        </Banner>
      )}
      <ProgressHead
        workoutId={workout.id}
        words={
          exercises.length === 0
            ? 'Nothing to do'
            : `${String(countDone(exercises))} of ${String(exercises.length)} done`
        }
        where={dayInWords(date, today)}
        exercises={exercises}
      />
      {workoutDescription !== null && (
        <p className="-mt-2 text-muted wrap-break-word whitespace-pre-line">{workoutDescription}</p>
      )}
      {exercises.length === 0 ? (
        <EmptyState icon={Dumbbell} title="No exercises in this workout" />
      ) : (
        <List label="Exercises">
          {exercises.map((exercise) => (
            <ExerciseRow
              key={exercise.id}
              workout={workout}
              exercise={exercise}
              ticking={ticking.get(exercise.id)}
              personId={personId}
              onTick={(completed) => {
                tick({ exerciseId: exercise.id, completed });
                if (completed) tellAhead(exercise);
              }}
            />
          ))}
        </List>
      )}
    </>
  );
}
