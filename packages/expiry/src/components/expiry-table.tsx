import { canChange, useSession } from '@hub/auth';
import type { CalendarDate } from '@hub/calendar';
import { isForEveryone, useWaitingChange, WaitingMark } from '@hub/tool-kit';
import { type Column, Flag, RowActions, SharedMark, Table } from '@hub/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import type { ExpiryItem } from '../api/expiry.schema';
import { countryName } from '../model/country';
import { expiryPaths } from '../paths';
import { ExpiryDate } from './expiry-date';

interface ExpiryTableProps {
  label: string;
  items: readonly ExpiryItem[];
  today: CalendarDate;
  /** Must stay the same function: hundreds of rows are drawn again when it changes. */
  onDelete: (item: ExpiryItem) => void;
}

/** The owner of an item, whether it is shared, and whether it has an unsent change. */
function Person({ item }: { item: ExpiryItem }) {
  const isWaiting = useWaitingChange('expiry', item.id) !== undefined;
  const isShared = isForEveryone(item);
  if (!isShared && !isWaiting) return item.person;
  return (
    <>
      {item.person} {isShared && <SharedMark />} <WaitingMark collection="expiry" id={item.id} />
    </>
  );
}

/** The table of both lists (specification §2), with what the person may do to each item. */
export const ExpiryTable = memo(function ExpiryTable({ label, items, today, onDelete }: ExpiryTableProps) {
  const { user } = useSession();

  const columns: Column<ExpiryItem>[] = [
    {
      id: 'flag',
      header: 'Country',
      quiet: true,
      place: 'lead',
      cell: ({ country }) => (
        <Flag country={country} name={country === null ? undefined : countryName(country)} />
      ),
    },
    {
      id: 'expiryDate',
      header: 'Expiry date',
      place: 'end',
      cell: ({ expiryDate }) => <ExpiryDate date={expiryDate} today={today} />,
    },
    { id: 'name', header: 'Name', place: 'title', cell: ({ name }) => name },
    { id: 'category', header: 'Category', place: 'detail', cell: ({ category }) => category },
    { id: 'person', header: 'Person', place: 'detail', cell: (item) => <Person item={item} /> },
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
              { label: 'Delete', icon: Trash2, danger: true, onSelect: () => onDelete(item) },
            ]}
          />
        ),
    },
  ];

  return (
    <Table
      label={label}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      rowTo={({ id }) => expiryPaths.item(id)}
    />
  );
});
