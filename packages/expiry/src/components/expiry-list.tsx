import type { CalendarDate } from '@hub/calendar';
import { useList, useListView, useListWithWaiting } from '@hub/tool-kit';
import { EmptyState, FilterBar, FilterField, FoundCount, NoMatch, QueryState, Skeleton } from '@hub/ui';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { expiryRecords, orderOf, type upcomingQuery } from '../api/expiry.queries';
import type { ExpiryItem } from '../api/expiry.schema';
import { findItems } from '../model/find-items';
import type { ExpiryStatus } from '../rules/status';
import { DeleteDialog } from './delete-dialog';
import { ExpiryTable } from './expiry-table';

/** A list of more items has a filter: a shorter one is soon looked through. */
const MOST_WITHOUT_FILTER = 20;
const SORTS = ['date'] as const;

interface ExpiryListProps {
  label: string;
  query: ReturnType<typeof upcomingQuery>;
  today: CalendarDate;
  /** Which of the two lists it is. */
  status: ExpiryStatus;
  /** Shown if the list is empty: a sentence, and the button that adds an item. */
  empty: { icon: LucideIcon; text: string; hint: string; action?: ReactNode };
}

/** One of the two lists: its table or why there is none, and the delete dialog. */
export function ExpiryList({ label, query, today, status, empty }: ExpiryListProps) {
  const [deleting, setDeleting] = useState<ExpiryItem | null>(null);
  const [{ query: typed }, show] = useListView(SORTS);
  const order = useMemo(() => orderOf(status, today), [status, today]);
  const shown = useListWithWaiting(expiryRecords, useList(query, { needsAll: typed.trim() !== '' }), order);
  return (
    <>
      {(typed !== '' || (shown.data ?? []).length > MOST_WITHOUT_FILTER) && (
        <FilterBar>
          <FilterField value={typed} onChange={(text) => show({ query: text })} />
        </FilterBar>
      )}
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
        {(items) => <Found {...{ label, items, typed, today }} onDelete={setDeleting} />}
      </QueryState>
      {deleting && <DeleteDialog item={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

interface FoundProps extends Pick<ExpiryListProps, 'label' | 'today'> {
  items: readonly ExpiryItem[];
  /** The text in the filter. */
  typed: string;
  onDelete: (item: ExpiryItem) => void;
}

/** The items that match the filter. */
function Found({ items, typed, ...table }: FoundProps) {
  const found = useMemo(() => findItems(items, typed), [items, typed]);
  return (
    <>
      <FoundCount count={found.length} noun="item" isFiltered={typed.trim() !== ''} />
      {found.length === 0 ? <NoMatch title="No item matches" /> : <ExpiryTable items={found} {...table} />}
    </>
  );
}
