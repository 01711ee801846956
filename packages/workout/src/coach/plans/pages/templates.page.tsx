import { useLive } from '@hub/pb-client';
import { LinkButton } from '@hub/ui';
import Plus from 'lucide-react/icons/plus';
import { plansKey } from '../../../api/plans';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths } from '../../../paths';
import { PlanList } from '../components/plan-list';

/** /workout/admin/templates: plans without an athlete, from which athletes' plans are created. */
export function TemplatesPage() {
  useLive('plans', plansKey);
  return (
    <WorkoutPage
      title="Templates"
      back={coachPaths.start}
      actions={
        <LinkButton variant="quiet" size="sm" icon={Plus} adds to={coachPaths.addTemplate}>
          Add Template
        </LinkButton>
      }
    >
      <PlanList athlete={null} />
    </WorkoutPage>
  );
}
