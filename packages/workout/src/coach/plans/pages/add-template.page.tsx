import { PlanEditor } from '../components/plan-editor';

/** /workout/admin/templates/add: a new template. */
export function AddTemplatePage() {
  return <PlanEditor athleteId="" plan={null} />;
}
