import { HubError, useLive } from '@hub/pb-client';
import { useRecord } from '@hub/tool-kit';
import { FormSkeleton, isNotFound, QueryState } from '@hub/ui';
import { useParams } from 'react-router-dom';
import { type Plan, planRecords, plansKey } from '../../../api/plans';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths } from '../../../paths';
import { PlanEditor } from '../components/plan-editor';
import { isRecordId } from '../model/record-id';

/** /workout/admin/users/{id}/plans/{planId}/edit: a plan of the person in the address, and of no other (specification §5.23). */
export function EditPlanPage() {
  const { id = '', planId = '' } = useParams();
  if (isRecordId(id) && isRecordId(planId)) return <OpenPlan key={planId} athleteId={id} planId={planId} />;
  return <Refused athleteId={id} words="Invalid user or plan ID" />;
}

function Refused({ athleteId, words }: { athleteId: string; words: string }) {
  const refusal = {
    data: undefined,
    error: new HubError('not-found', { message: words }),
    refetch: () => undefined,
  };
  return <NoPlan athleteId={athleteId} query={refusal} />;
}

interface NoPlanProps {
  athleteId: string;
  query: { data: Plan | undefined; error: Error | null; refetch: () => unknown };
}

/** Stands until the plan is there, and where it can't be. */
function NoPlan({ athleteId, query }: NoPlanProps) {
  const plans = coachPaths.plans(athleteId);
  return (
    <WorkoutPage title="Edit Plan" back={plans}>
      <QueryState
        query={query}
        failedToLoad="Failed to fetch plan."
        loading={<FormSkeleton fields={4} />}
        missing={{ label: 'Go to the plans', to: plans }}
      >
        {() => null}
      </QueryState>
    </WorkoutPage>
  );
}

function OpenPlan({ athleteId, planId }: { athleteId: string; planId: string }) {
  useLive('plans', plansKey);
  const query = useRecord(planRecords, planId);
  const plan = query.data;
  if (plan?.user === athleteId) {
    return <PlanEditor athleteId={athleteId} plan={plan} gone={isNotFound(query.error)} />;
  }
  if (plan !== undefined || isNotFound(query.error)) {
    return <Refused athleteId={athleteId} words="Plan not found or access denied" />;
  }
  return <NoPlan athleteId={athleteId} query={query} />;
}
