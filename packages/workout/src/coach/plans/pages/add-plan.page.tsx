import { HubError } from '@hub/pb-client';
import { ErrorState, FormSkeleton, QueryState } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { athleteQuery } from '../../../api/athlete';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths, TO_PEOPLE } from '../../../paths';
import { PlanEditor } from '../components/plan-editor';
import { isRecordId } from '../model/record-id';

/** /workout/admin/users/{id}/plans/add: a new plan. */
export function AddPlanPage() {
  const { id = '' } = useParams();
  if (isRecordId(id)) return <NewPlan key={id} athleteId={id} />;
  return (
    <WorkoutPage title="Add Plan" back={coachPaths.people}>
      <ErrorState error={new HubError('not-found', { message: 'Missing user ID' })} missing={TO_PEOPLE} />
    </WorkoutPage>
  );
}

/** A plan is begun once it is known that there is somebody to have it. */
function NewPlan({ athleteId }: { athleteId: string }) {
  const query = useQuery(athleteQuery(athleteId));
  if (query.data) return <PlanEditor athleteId={athleteId} plan={null} />;
  return (
    <WorkoutPage title="Add Plan" back={coachPaths.plans(athleteId)}>
      <QueryState
        query={query}
        failedToLoad="Failed to load."
        loading={<FormSkeleton fields={4} />}
        missing={TO_PEOPLE}
      >
        {() => null}
      </QueryState>
    </WorkoutPage>
  );
}
