import type { CalendarDate } from '@hub/tool-kit';
import { EmptyState, QueryState, Skeleton } from '@hub/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { ExpiryItem } from '../api/expiry.schema';
import { DeleteDialog } from './delete-dialog';
import { ExpiryTable } from './expiry-table';

interface ExpiryListProps {
  label: string;
  query: UseQueryResult<ExpiryItem[]>;
  today: CalendarDate;
  empty: { icon: LucideIcon; text: string };
}

/** One of the two lists: its table or why there is none, and the question before an item is deleted. */
export function ExpiryList({ label, query, today, empty }: ExpiryListProps) {
  const [deleting, setDeleting] = useState<ExpiryItem | null>(null);
  return (
    <>
      <QueryState
        query={query}
        loading={<Skeleton table />}
        empty={<EmptyState icon={empty.icon} title={empty.text} />}
      >
        {(items) => <ExpiryTable label={label} items={items} today={today} onDelete={setDeleting} />}
      </QueryState>
      {deleting && <DeleteDialog item={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
