import { toCalendarDate } from '@hub/calendar';
import { formatDate } from '@hub/tool-kit';
import { Button, IconButton, LinkButton, useRowTitleId } from '@hub/ui';
import { countedOrNone } from '@hub/locale';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import type { Plan } from '../../../api/plans';
import { StatusBadge } from '../../../components/status-badge';
import { coachPaths } from '../../../paths';
import { Expander } from '../../components/expander';
import { timingSentence } from '../model/plan-text';
import { readWorkouts } from '../model/plan-workout';

interface PlanRowProps {
  plan: Plan;
  open: boolean;
  onToggle: () => void;
  /** Opens the preview of a person's plan; a template has a separate screen. */
  onGenerate: () => void;
  onCopy: () => void;
  onDelete: () => void;
}

/** A plan in the list; expanded, it shows its workouts and actions. */
export function PlanRow({ plan, open, onToggle, onGenerate, onCopy, onDelete }: PlanRowProps) {
  const isTemplate = plan.user === '';
  const titleId = useRowTitleId();
  const detailsId = useId();
  return (
    <div aria-current={open || undefined}>
      <Expander
        open={open}
        controls={detailsId}
        onToggle={onToggle}
        className="min-h-16 w-full gap-3 px-4 py-2 hover:bg-raised aria-expanded:bg-raised focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span id={titleId} className="block font-medium">
            {plan.planTitle}
          </span>
          <span className="flex flex-wrap gap-x-2 text-13 text-muted">
            {!isTemplate && (
              <StatusBadge status={plan.active ? 'completed' : 'not-completed'}>
                {plan.active ? 'Active' : 'Inactive'}
              </StatusBadge>
            )}
            <span>Created {formatDate(toCalendarDate(plan.created))}</span>
            <span>{countedOrNone(plan.workouts.length, 'workout')}</span>
          </span>
        </span>
      </Expander>
      {open && (
        <div id={detailsId} className="flex flex-col gap-4 p-4">
          <PlanDetails plan={plan} />
          <div className="flex flex-wrap items-center gap-3">
            {isTemplate ? (
              <LinkButton icon={CalendarPlus} to={coachPaths.generate(plan.id)} aria-describedby={titleId}>
                Generate workouts
              </LinkButton>
            ) : (
              <Button icon={CalendarPlus} onClick={onGenerate} aria-describedby={titleId}>
                Generate workouts
              </Button>
            )}
            <LinkButton
              variant="quiet"
              icon={Pencil}
              to={coachPaths.editPlanOf(plan.user, plan.id)}
              aria-describedby={titleId}
            >
              Edit
            </LinkButton>
            <Button variant="quiet" icon={Copy} onClick={onCopy} aria-describedby={titleId}>
              Copy
            </Button>
            <span className="ml-auto">
              <IconButton label="Delete plan" icon={Trash2} onClick={onDelete} />
            </span>
          </div>
        </div>
      )}
    </div>
  );
}

function PlanDetails({ plan }: { plan: Plan }) {
  const workouts = readWorkouts(plan.workouts);
  return (
    <>
      {plan.planDescription !== null && (
        <p className="whitespace-pre-line text-muted wrap-anywhere">{plan.planDescription}</p>
      )}
      {workouts.length === 0 && <p className="text-muted">No workouts in this plan yet.</p>}
      <ul role="list" className="*:border-t *:py-2 *:last:border-b">
        {workouts.map((workout) => (
          <li key={workout.id} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-medium">{workout.title}</span>
              <span className="text-13 text-muted">{timingSentence(workout)}</span>
            </span>
            <span className="text-13 text-muted">{countedOrNone(workout.exercises.length, 'exercise')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
