import { ErrorState } from '@hub/ui';
import { useParams } from 'react-router-dom';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths } from '../../../paths';
import { PlanEditor } from '../components/plan-editor';
import { isRecordId } from '../model/failure';

/** /workout/admin/users/{id}/plans/add: a new plan. */
export function AddPlanPage() {
  const { id = '' } = useParams();
  if (isRecordId(id)) return <PlanEditor athleteId={id} plan={null} />;
  return (
    <WorkoutPage title="Add Plan" back={coachPaths.people}>
      <ErrorState error={new Error('Missing user ID')} />
    </WorkoutPage>
  );
}
