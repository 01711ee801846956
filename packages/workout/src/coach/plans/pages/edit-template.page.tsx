import { useParams } from 'react-router-dom';
import { OpenPlan, RefusedPlan } from '../components/open-plan';
import { isRecordId } from '../model/record-id';

/** /workout/admin/templates/{planId}/edit: a template, not a person's plan. */
export function EditTemplatePage() {
  const { planId = '' } = useParams();
  if (isRecordId(planId)) return <OpenPlan key={planId} athleteId="" planId={planId} />;
  return <RefusedPlan athleteId="" reason="Template not found" />;
}
