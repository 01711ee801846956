import { toCalendarDate } from '@hub/calendar';
import { DeleteRecordDialog, formatDate, useList } from '@hub/tool-kit';
import { EmptyState, LongList, QueryState, Skeleton } from '@hub/ui';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useCallback, useState } from 'react';
import { type Plan, planRecords, plansQuery } from '../../../api/plans';
import { GenerateDialog } from './generate-dialog';
import { PlanRow } from './plan-row';
import { useTellCreated } from './use-tell-created';

/** Specification §5.24. */
const QUESTION = 'Are you sure you want to delete this plan? This action cannot be undone.';

/** A row's height before any is measured: a title over its state. */
const ROW_HEIGHT = 65;

interface PlanListProps {
  athlete: { id: string; name: string };
}

/** The plans of a person, and the dialogs about one of them. */
export function PlanList({ athlete }: PlanListProps) {
  const query = useList(plansQuery(athlete.id));
  const [openId, setOpenId] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ plan: Plan; about: 'generating' | 'deleting' } | null>(null);
  const tellCreated = useTellCreated();
  const close = () => setAsked(null);
  const isOpen = useCallback(({ id }: Plan) => id === openId, [openId]);
  const renderItem = useCallback(
    (plan: Plan) => (
      <PlanRow
        plan={plan}
        open={plan.id === openId}
        onToggle={() => setOpenId(plan.id === openId ? null : plan.id)}
        onGenerate={() => setAsked({ plan, about: 'generating' })}
        onDelete={() => setAsked({ plan, about: 'deleting' })}
      />
    ),
    [openId],
  );
  return (
    <>
      <QueryState
        query={query}
        failedToLoad="Failed to fetch plan."
        loading={<Skeleton rows={3} />}
        empty={
          <EmptyState icon={ClipboardList} title="No plan data.">
            Add a plan to fill the calendar from it.
          </EmptyState>
        }
      >
        {(plans) => (
          <LongList
            label="Plans"
            items={plans}
            stays={isOpen}
            estimateSize={ROW_HEIGHT}
            renderItem={renderItem}
          />
        )}
      </QueryState>
      {asked?.about === 'generating' && (
        <GenerateDialog
          plan={asked.plan}
          athlete={athlete}
          onCreated={(result) => {
            close();
            tellCreated(result);
          }}
          onClose={close}
        />
      )}
      {asked?.about === 'deleting' && (
        <DeleteRecordDialog
          records={planRecords}
          record={asked.plan}
          question={QUESTION}
          facts={[asked.plan.planTitle, `Created ${formatDate(toCalendarDate(asked.plan.created))}`]}
          warning="What was generated from it stays in the calendar."
          failedToDelete="Failed to delete plan."
          onClose={close}
        />
      )}
    </>
  );
}
