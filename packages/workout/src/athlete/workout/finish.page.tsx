import { useSession } from '@hub/auth';
import { useLive } from '@hub/pb-client';
import { WaitingMark } from '@hub/tool-kit';
import { isNotFound, QueryState } from '@hub/ui';
import { useParams } from 'react-router-dom';
import { workoutsKey } from '../../api/workouts';
import { AthleteName } from '../../components/athlete-name';
import { WorkoutPage } from '../../components/workout-page';
import { workoutPaths } from '../../paths';
import { CoachsNote } from './coachs-note';
import { FinishFigures } from './finish-figures';
import { FinishForm } from './finish-form';
import { DoneList, RecordList } from './finish-lists';
import { WorkoutSkeleton } from './skeletons';
import { FAILED_TO_LOAD, useWorkout } from './use-workout';

/** /workout/{id}/finish: a workout's figures, records and note to the coach, who can read an athlete's page. */
export function FinishPage() {
  useLive('workouts', workoutsKey);
  const { id = '' } = useParams();
  const { user } = useSession();
  const query = useWorkout(id);
  const isCoaching = query.data !== undefined && user !== null && query.data.user !== user.id;
  const isDeleted = isNotFound(query.error) && query.data !== undefined && !isCoaching;
  return (
    <WorkoutPage
      title={query.data?.workoutTitle ?? 'Workout'}
      back={workoutPaths.workout(id)}
      isCoaching={isCoaching}
    >
      <QueryState
        query={isDeleted ? { ...query, error: null } : query}
        failedToLoad={FAILED_TO_LOAD}
        loading={<WorkoutSkeleton />}
        missing={{ label: 'Go to Activity', to: workoutPaths.activity }}
      >
        {(workout) => (
          <>
            {isCoaching ? (
              <AthleteName userId={workout.user} />
            ) : (
              <WaitingMark collection="workouts" id={workout.id} />
            )}
            <FinishFigures workout={workout} />
            <RecordList exercises={workout.exercises} />
            <DoneList
              title={isCoaching ? 'What was done' : 'What you did'}
              exercises={workout.exercises}
              change={workoutPaths.workout(id)}
            />
            {isCoaching ? (
              <CoachsNote note={workout.note} />
            ) : (
              <FinishForm
                key={workout.id}
                workout={workout}
                isDeleted={isDeleted}
                personId={user?.id ?? ''}
              />
            )}
          </>
        )}
      </QueryState>
    </WorkoutPage>
  );
}
