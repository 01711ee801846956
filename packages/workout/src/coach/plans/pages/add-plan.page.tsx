import { HubError } from '@hub/pb-client';
import { ErrorState } from '@hub/ui';
import { useParams } from 'react-router-dom';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths } from '../../../paths';
import { PlanEditor } from '../components/plan-editor';
import { isRecordId } from '../model/record-id';

/** /workout/admin/users/{id}/plans/add: a new plan. */
export function AddPlanPage() {
  const { id = '' } = useParams();
  if (isRecordId(id)) return <PlanEditor athleteId={id} plan={null} />;
  return (
    <WorkoutPage title="Add Plan" back={coachPaths.people}>
      <ErrorState
        error={new HubError('not-found', { message: 'Missing user ID' })}
        missing={{ label: 'Go to Users', to: coachPaths.people }}
      />
    </WorkoutPage>
  );
}
