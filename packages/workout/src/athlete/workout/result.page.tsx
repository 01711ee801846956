import { useSession } from '@hub/auth';
import { HubError, useLive } from '@hub/pb-client';
import { formatDay, useOutbox, useToday } from '@hub/tool-kit';
import { Banner, ErrorState, QueryState, useToast } from '@hub/ui';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Workout } from '../../api/workout.schema';
import { workoutsKey } from '../../api/workouts';
import { AthleteName } from '../../components/athlete-name';
import { WorkoutPage } from '../../components/workout-page';
import { savedResult } from '../../model/result-words';
import { countDone } from '../../model/workout-status';
import { coachPaths, workoutPaths } from '../../paths';
import { ProgressHead } from './progress-head';
import { ResultForm } from './result-form';
import { ResultSkeleton } from './skeletons';
import { FAILED_TO_LOAD, useWorkout } from './use-workout';

/** Where the way leads after the result of an exercise was saved (specification §4.23): a coach has their athlete's calendar. */
function pathAfter({ id, user, date, exercises }: Workout, exerciseId: string, isMine: boolean): string {
  const place = exercises.findIndex((exercise) => exercise.id === exerciseId);
  const next = exercises[place + 1];
  if (next) return workoutPaths.result(id, next.id);
  if (!isMine) return coachPaths.calendar(user, date);
  return countDone(exercises) === exercises.length ? workoutPaths.activity : workoutPaths.workout(id);
}

/** /workout/{id}/exercise/{exerciseId}/result: the results of one exercise. */
export function ResultPage() {
  useLive('workouts', workoutsKey);
  const { id = '', exerciseId = '' } = useParams();
  const query = useWorkout(id);
  const { user } = useSession();
  const exercise = query.data?.exercises.find((one) => one.id === exerciseId);
  return (
    <WorkoutPage
      title={exercise ? exercise.title || 'Exercise' : 'Results'}
      back={workoutPaths.workout(id)}
      isCoaching={query.data !== undefined && user !== null && query.data.user !== user.id}
    >
      {user === null ? (
        <ErrorState error={new HubError('session', { message: 'User not found. Please log in.' })} />
      ) : (
        <QueryState
          query={query}
          failedToLoad={FAILED_TO_LOAD}
          loading={<ResultSkeleton />}
          missing={{ label: 'Go to Activity', to: workoutPaths.activity }}
        >
          {(workout) => (
            <ExerciseResult
              key={`${id}/${exerciseId}`}
              personId={user.id}
              workout={workout}
              exerciseId={exerciseId}
            />
          )}
        </QueryState>
      )}
    </WorkoutPage>
  );
}

interface ExerciseResultProps {
  personId: string;
  workout: Workout;
  exerciseId: string;
}

/** Replaces the page after a save, so that going back does not show a saved form. The next page shows the message. */
function useGoOn(personId: string, exerciseId: string) {
  const navigate = useNavigate();
  const toast = useToast();
  const outbox = useOutbox();
  return (saved: Workout) => {
    const waits = outbox?.waiting.find('workouts', saved.id) !== undefined;
    const exercise = saved.exercises.find(({ id }) => id === exerciseId);
    const said = exercise && savedResult(exercise, waits);
    const isLast = saved.exercises.at(-1)?.id === exerciseId;
    if (isLast && said !== undefined) toast(said);
    const path = pathAfter(saved, exerciseId, saved.user === personId);
    void navigate(path, { replace: true, state: isLast ? null : { said } });
  };
}

function ExerciseResult({ personId, workout, exerciseId }: ExerciseResultProps) {
  const goOn = useGoOn(personId, exerciseId);
  const { state } = useLocation() as { state: { said?: string } | null };
  const today = useToday();
  const { id, user, date, workoutTitle, exercises } = workout;
  const place = exercises.findIndex((one) => one.id === exerciseId);
  const exercise = exercises[place];
  if (!exercise) {
    return (
      <ErrorState
        error={new HubError('not-found', { message: 'Exercise not found' })}
        missing={{ label: 'Go to the workout', to: workoutPaths.workout(id) }}
      />
    );
  }
  const day = date === today ? 'today' : formatDay(date, today);
  return (
    <>
      {user !== personId && <AthleteName userId={user} />}
      <ProgressHead
        workoutId={id}
        words={`Exercise ${String(place + 1)} of ${String(exercises.length)}`}
        where={`${workoutTitle}, ${day}`}
        exercises={exercises}
      />
      {state?.said !== undefined && <Banner tone="ok">{state.said}</Banner>}
      <ResultForm
        personId={personId}
        workout={workout}
        exercise={exercise}
        next={exercises[place + 1]?.title}
        isAfterSave={state?.said !== undefined}
        onSaved={goOn}
      />
    </>
  );
}
