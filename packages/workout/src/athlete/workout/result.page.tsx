import { useSession } from '@hub/auth';
import { HubError, useLive } from '@hub/pb-client';
import { formatDay, useIsHere, useIsWaiting, useToday } from '@hub/tool-kit';
import { Banner, ErrorState, isNotFound, QueryState, useToast } from '@hub/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Workout } from '../../api/workout.schema';
import { workoutsKey } from '../../api/workouts';
import { AthleteName } from '../../components/athlete-name';
import { WorkoutPage } from '../../components/workout-page';
import { savedResult } from '../../model/result-text';
import { countDone } from '../../model/workout-status';
import { coachPaths, workoutPaths } from '../../paths';
import { ProgressHead } from './progress-head';
import { ResultForm } from './result-form';
import { ResultSkeleton } from './skeletons';
import { FAILED_TO_LOAD, useWorkout } from './use-workout';

/** The page after a result was saved (specification §4.23); for a coach, the athlete's calendar. */
function pathAfter({ id, user, date, exercises }: Workout, exerciseId: string, isMine: boolean): string {
  const place = exercises.findIndex((exercise) => exercise.id === exerciseId);
  const next = exercises[place + 1];
  if (next) return workoutPaths.result(id, next.id);
  if (!isMine) return coachPaths.calendar(user, date);
  return countDone(exercises) === exercises.length ? workoutPaths.activity : workoutPaths.workout(id);
}

const has = (workout: Workout | undefined, exerciseId: string) =>
  workout?.exercises.some(({ id }) => id === exerciseId) === true;

/** The workout of an open result form; if it is deleted meanwhile, as it was, so that what was typed stays. */
function useWorkoutOf(id: string, exerciseId: string) {
  const query = useWorkout(id);
  const key = `${id}/${exerciseId}`;
  const [last, setLast] = useState<{ key: string; workout: Workout } | null>(null);
  const isThere = has(query.data, exerciseId) && !isNotFound(query.error);
  const isNewer = last?.key !== key || last.workout.rev !== query.data?.rev;
  if (isThere && query.data && isNewer) setLast({ key, workout: query.data });
  const known = last?.key === key ? last.workout : undefined;
  const isLost = isNotFound(query.error) || (query.data !== undefined && !isThere);
  const isDeleted = known !== undefined && isLost;
  return { query: isDeleted ? { ...query, data: known, error: null } : query, isDeleted };
}

/** /workout/{id}/exercise/{exerciseId}/result: the results of one exercise. */
export function ResultPage() {
  useLive('workouts', workoutsKey);
  const { id = '', exerciseId = '' } = useParams();
  const { query, isDeleted } = useWorkoutOf(id, exerciseId);
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
              isDeleted={isDeleted}
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
  /** The exercise, or its whole workout, was deleted while the form was open. */
  isDeleted: boolean;
}

/**
 * Replaces the page after a save, so that Back shows no saved form. The page that the person then sees says what was
 * saved.
 */
function useGoOn(personId: string, exerciseId: string) {
  const navigate = useNavigate();
  const toast = useToast();
  const isWaiting = useIsWaiting('workouts');
  const isHere = useIsHere();
  return (saved: Workout) => {
    const exercise = saved.exercises.find(({ id }) => id === exerciseId);
    const said = exercise && savedResult(exercise, isWaiting(saved.id));
    const isLast = saved.exercises.at(-1)?.id === exerciseId;
    if ((isLast || !isHere()) && said !== undefined) toast(said);
    if (!isHere()) return;
    const path = pathAfter(saved, exerciseId, saved.user === personId);
    void navigate(path, { replace: true, state: isLast ? null : { said } });
  };
}

function ExerciseResult({ personId, workout, exerciseId, isDeleted }: ExerciseResultProps) {
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
        text={`Exercise ${String(place + 1)} of ${String(exercises.length)}`}
        where={`${workoutTitle}, ${day}`}
        exercises={exercises}
      />
      {state?.said !== undefined && <Banner tone="ok">{state.said}</Banner>}
      <ResultForm
        personId={personId}
        workout={workout}
        exercise={exercise}
        isDeleted={isDeleted}
        next={exercises[place + 1]?.title}
        isAfterSave={state?.said !== undefined}
        onSaved={goOn}
      />
    </>
  );
}
