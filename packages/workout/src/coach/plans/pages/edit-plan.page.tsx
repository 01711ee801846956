import { useParams } from 'react-router-dom';
import { OpenPlan, RefusedPlan } from '../components/open-plan';
import { isRecordId } from '../model/record-id';

/** /workout/admin/users/{id}/plans/{planId}/edit: a plan of this person only (specification §5.23). */
export function EditPlanPage() {
  const { id = '', planId = '' } = useParams();
  if (isRecordId(id) && isRecordId(planId)) return <OpenPlan key={planId} athleteId={id} planId={planId} />;
  return <RefusedPlan athleteId={id} reason="Invalid user or plan ID" />;
}
