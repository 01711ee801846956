import { HubError } from '@hub/pb-client';
import { ErrorState } from '@hub/ui';
import { useParams } from 'react-router-dom';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths, TO_PEOPLE } from '../../../paths';
import { PlanEditor } from '../components/plan-editor';
import { WithAthlete } from '../components/with-athlete';
import { isRecordId } from '../model/record-id';

/** /workout/admin/users/{id}/plans/add: a new plan. */
export function AddPlanPage() {
  const { id = '' } = useParams();
  if (isRecordId(id)) {
    return (
      <WithAthlete key={id} athleteId={id} title="Add Plan">
        {() => <PlanEditor athleteId={id} plan={null} />}
      </WithAthlete>
    );
  }
  return (
    <WorkoutPage title="Add Plan" back={coachPaths.people}>
      <ErrorState error={new HubError('not-found', { message: 'Missing user ID' })} missing={TO_PEOPLE} />
    </WorkoutPage>
  );
}
