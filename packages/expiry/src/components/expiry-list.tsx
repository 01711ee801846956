import { canChange, useSession } from '@hub/auth';
import type { CalendarDate } from '@hub/tool-kit';
import { type Column, EmptyState, QueryState, RowActions, Table } from '@hub/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ExpiryItem } from '../api/expiry.schema';
import { expiryPaths } from '../paths';
import { DeleteDialog } from './delete-dialog';
import { ExpiryDate } from './expiry-date';
import { Flag } from './flag';

interface ExpiryListProps {
  label: string;
  query: UseQueryResult<ExpiryItem[]>;
  today: CalendarDate;
  empty: { icon: LucideIcon; text: string };
}

/** The table of both lists (specification §2), with what the person may do to each item. */
export function ExpiryList({ label, query, today, empty }: ExpiryListProps) {
  const { user } = useSession();
  const [deleting, setDeleting] = useState<ExpiryItem | null>(null);

  const columns: Column<ExpiryItem>[] = [
    {
      id: 'flag',
      header: 'Country',
      quiet: true,
      place: 'lead',
      cell: ({ country }) => <Flag country={country} />,
    },
    {
      id: 'expiryDate',
      header: 'Expiry date',
      place: 'end',
      cell: ({ expiryDate }) => <ExpiryDate date={expiryDate} today={today} />,
    },
    { id: 'name', header: 'Name', place: 'title', cell: ({ name }) => name },
    { id: 'category', header: 'Category', place: 'detail', cell: ({ category }) => category },
    { id: 'person', header: 'Person', place: 'detail', cell: ({ person }) => person },
    {
      id: 'actions',
      header: 'Actions',
      quiet: true,
      place: 'action',
      cell: (item) =>
        canChange(item, user) && (
          <RowActions
            items={[
              { label: 'Edit', icon: Pencil, to: expiryPaths.edit(item.id) },
              { label: 'Delete', icon: Trash2, danger: true, onSelect: () => setDeleting(item) },
            ]}
          />
        ),
    },
  ];

  return (
    <>
      <QueryState query={query} empty={<EmptyState icon={empty.icon} title={empty.text} />}>
        {(items) => (
          <Table
            label={label}
            columns={columns}
            rows={items}
            rowKey={({ id }) => id}
            rowTo={({ id }) => expiryPaths.item(id)}
          />
        )}
      </QueryState>
      {deleting && <DeleteDialog item={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
