import type { CalendarDate } from '@hub/calendar';
import { useListWithWaiting } from '@hub/tool-kit';
import { EmptyState, type QueryLike, QueryState, Skeleton } from '@hub/ui';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { expiryRecords, orderOf } from '../api/expiry.queries';
import type { ExpiryItem } from '../api/expiry.schema';
import type { ExpiryStatus } from '../rules/status';
import { DeleteDialog } from './delete-dialog';
import { ExpiryTable } from './expiry-table';

interface ExpiryListProps {
  label: string;
  query: QueryLike<readonly ExpiryItem[]>;
  today: CalendarDate;
  /** Which of the two lists it is. */
  status: ExpiryStatus;
  /** Shown if the list is empty: a sentence, and the button that adds an item. */
  empty: { icon: LucideIcon; text: string; hint: string; action?: ReactNode };
}

/** One of the two lists: its table or why there is none, and the delete dialog. */
export function ExpiryList({ label, query, today, status, empty }: ExpiryListProps) {
  const [deleting, setDeleting] = useState<ExpiryItem | null>(null);
  const order = useMemo(() => orderOf(status, today), [status, today]);
  const shown = useListWithWaiting(expiryRecords, query, order);
  return (
    <>
      <QueryState
        query={shown}
        failedToLoad="Failed to load."
        loading={<Skeleton table />}
        empty={
          <EmptyState icon={empty.icon} title={empty.text} action={empty.action}>
            {empty.hint}
          </EmptyState>
        }
      >
        {(items) => <ExpiryTable label={label} items={items} today={today} onDelete={setDeleting} />}
      </QueryState>
      {deleting && <DeleteDialog item={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
