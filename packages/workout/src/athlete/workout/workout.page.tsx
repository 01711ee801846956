import { useSession } from '@hub/auth';
import { HubError, hubNow, useLive } from '@hub/pb-client';
import { useToday } from '@hub/tool-kit';
import { ErrorState, QueryState } from '@hub/ui';
import { useParams } from 'react-router-dom';
import { workoutsKey } from '../../api/workouts';
import { WorkoutPage } from '../../components/workout-page';
import { coachPaths, workoutPaths } from '../../paths';
import { offeredRest } from '../../model/offered-rest';
import { OpenWorkout } from './open-workout';
import { WorkoutMenu } from '../own/workout-menu';
import { WorkoutSkeleton } from './skeletons';
import { FAILED_TO_LOAD, useWorkout } from './use-workout';

/** /workout/{id}: one workout, in which exercises are ticked. A coach can open an athlete's. */
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
      rest={workout && offeredRest(workout, { personId: user?.id, now: hubNow() })}
      actions={workout && !isCoaching && <WorkoutMenu workout={workout} />}
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
            <OpenWorkout key={shown.id} workout={shown} unsafe={query.unsafe} personId={user?.id ?? ''} />
          )}
        </QueryState>
      )}
    </WorkoutPage>
  );
}
