import { HubError, useLive } from '@hub/pb-client';
import { useRecord } from '@hub/tool-kit';
import { FormSkeleton, isNotFound, QueryState } from '@hub/ui';
import { type Plan, planRecords, plansKey } from '../../../api/plans';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths } from '../../../paths';
import { PlanEditor } from './plan-editor';

/** Says why a plan can't be opened, with a link to the list that would contain it. */
export function RefusedPlan({ athleteId, reason }: { athleteId: string; reason: string }) {
  const refusal = {
    data: undefined,
    error: new HubError('not-found', { message: reason }),
    refetch: () => undefined,
  };
  return <NoPlan athleteId={athleteId} query={refusal} />;
}

interface NoPlanProps {
  athleteId: string;
  query: { data: Plan | undefined; error: Error | null; refetch: () => unknown };
}

/** Shown while the plan is loading, and if it can't be opened. */
function NoPlan({ athleteId, query }: NoPlanProps) {
  const plans = coachPaths.plansOf(athleteId);
  return (
    <WorkoutPage title={athleteId === '' ? 'Edit Template' : 'Edit Plan'} back={plans}>
      <QueryState
        query={query}
        failedToLoad="Failed to fetch plan."
        loading={<FormSkeleton fields={4} />}
        missing={{ label: athleteId === '' ? 'Go to the templates' : 'Go to the plans', to: plans }}
      >
        {() => null}
      </QueryState>
    </WorkoutPage>
  );
}

interface OpenPlanProps {
  /** The athlete to whom the plan must belong; `''` for a template. */
  athleteId: string;
  planId: string;
}

/** A plan in the editor, once it has loaded and belongs to the right athlete. */
export function OpenPlan({ athleteId, planId }: OpenPlanProps) {
  useLive('plans', plansKey);
  const query = useRecord(planRecords, planId);
  const plan = query.data;
  if (plan?.user === athleteId) {
    return <PlanEditor athleteId={athleteId} plan={plan} isDeleted={isNotFound(query.error)} />;
  }
  if (plan !== undefined || isNotFound(query.error)) {
    const reason = athleteId === '' ? 'Template not found' : 'Plan not found or access denied';
    return <RefusedPlan athleteId={athleteId} reason={reason} />;
  }
  return <NoPlan athleteId={athleteId} query={query} />;
}
