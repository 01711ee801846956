import { toCalendarDate } from '@hub/calendar';
import { DeleteRecordDialog, formatDate, useList } from '@hub/tool-kit';
import { EmptyState, justAdded, LinkButton, LongList, QueryState, Skeleton } from '@hub/ui';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useCallback, useState } from 'react';
import { type Plan, planRecords, plansQuery } from '../../../api/plans';
import { coachPaths } from '../../../paths';
import { CopyPlanDialog } from './copy-plan-dialog';
import { GenerateDialog, type PlannedFor } from './generate-dialog';
import { LastChange } from './last-change';
import { PlanRow } from './plan-row';
import { useLastChange } from './use-last-change';

/** Specification §5.24. */
const QUESTION = 'Are you sure you want to delete this plan? This action cannot be undone.';

const WORKOUTS_STAY = 'What was generated from it stays in the calendar.';
const COPIES_STAY = 'The plans that athletes got from it stay theirs.';

/** The estimated height of a row, before any is measured: a title above its state. */
const ROW_HEIGHT = 65;

interface PlanListProps {
  /** The athlete of the plans; `null` for the templates. */
  athlete: PlannedFor | null;
}

/** The plans of a person or the templates, with the dialogs for one of them. */
export function PlanList({ athlete }: PlanListProps) {
  const query = useList(plansQuery(athlete?.id ?? ''));
  // A plan that was just made is open: what comes next is to generate from it.
  const [openId, setOpenId] = useState<string | null>(() => justAdded() ?? null);
  const [dialog, setDialog] = useState<{ plan: Plan; kind: 'generating' | 'copying' | 'deleting' } | null>(
    null,
  );
  const { change, setChange } = useLastChange(athlete?.id ?? '');
  const close = () => setDialog(null);
  const isOpen = useCallback(({ id }: Plan) => id === openId, [openId]);
  const renderItem = useCallback(
    (plan: Plan) => (
      <PlanRow
        plan={plan}
        open={plan.id === openId}
        onToggle={() => setOpenId(plan.id === openId ? null : plan.id)}
        onGenerate={() => setDialog({ plan, kind: 'generating' })}
        onCopy={() => setDialog({ plan, kind: 'copying' })}
        onDelete={() => setDialog({ plan, kind: 'deleting' })}
      />
    ),
    [openId],
  );
  return (
    <>
      {change !== null && <LastChange key={change.batch} change={change} onUndone={() => setChange(null)} />}
      <QueryState
        query={query}
        failedToLoad="Failed to fetch plan."
        loading={<Skeleton rows={3} />}
        empty={
          athlete === null ? (
            <EmptyState
              icon={ClipboardList}
              title="No templates yet"
              action={<LinkButton to={coachPaths.addTemplate}>Make a template</LinkButton>}
            >
              A template is a plan that others are made from. Athletes don’t see it.
            </EmptyState>
          ) : (
            <EmptyState
              icon={ClipboardList}
              title="No plan data."
              action={<LinkButton to={coachPaths.addPlan(athlete.id)}>Make a plan</LinkButton>}
            >
              The calendar is filled from a plan.
            </EmptyState>
          )
        }
      >
        {(plans) => (
          <LongList
            label={athlete === null ? 'Templates' : 'Plans'}
            items={plans}
            stays={isOpen}
            estimateSize={ROW_HEIGHT}
            renderItem={renderItem}
          />
        )}
      </QueryState>
      {dialog?.kind === 'generating' && athlete !== null && (
        <GenerateDialog
          plan={query.data?.find(({ id }) => id === dialog.plan.id) ?? dialog.plan}
          athlete={athlete}
          onDone={(done) => {
            close();
            setChange(done);
          }}
          onClose={close}
        />
      )}
      {dialog?.kind === 'copying' && <CopyPlanDialog plan={dialog.plan} onClose={close} />}
      {dialog?.kind === 'deleting' && (
        <DeleteRecordDialog
          records={planRecords}
          record={dialog.plan}
          question={QUESTION}
          facts={[dialog.plan.planTitle, `Created ${formatDate(toCalendarDate(dialog.plan.created))}`]}
          warning={athlete === null ? COPIES_STAY : WORKOUTS_STAY}
          failedToDelete="Failed to delete plan."
          onClose={close}
        />
      )}
    </>
  );
}
