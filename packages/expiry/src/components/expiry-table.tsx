import { canChange, useSession } from '@hub/auth';
import type { CalendarDate } from '@hub/calendar';
import { isForEveryone, useWaitingChange, WaitingMark } from '@hub/tool-kit';
import { type Column, Flag, RowActions, SharedMark, Table } from '@hub/ui';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import type { ExpiryItem } from '../api/expiry.schema';
import { countryName } from '../model/country';
import { expiryPaths } from '../paths';
import { ExpiryDate } from './expiry-date';
import { useSharerOf } from './use-sharer-of';

interface ExpiryTableProps {
  label: string;
  items: readonly ExpiryItem[];
  today: CalendarDate;
  /** Must be stable: a new function re-renders hundreds of rows. */
  onDelete: (item: ExpiryItem) => void;
}

/** Fills the place of a missing flag. */
function NoCountry() {
  return (
    <span className="grid w-7 place-items-center text-muted">
      <FileText aria-hidden size={20} strokeWidth={1.75} />
    </span>
  );
}

interface PersonProps {
  item: ExpiryItem;
  /** Who shares it, if that is another person whose name is known. */
  sharer: string | undefined;
}

/** The owner of an item, whether and by whom it is shared, and whether it has an unsent change. */
function Person({ item, sharer }: PersonProps) {
  const isWaiting = useWaitingChange('expiry', item.id) !== undefined;
  const isShared = isForEveryone(item);
  if (!isShared && !isWaiting) return item.person;
  return (
    <>
      {item.person} {/* On a phone in a line of its own: rows with the same marks are of one height. */}
      <span className="block @table:inline">
        {isShared && <SharedMark by={sharer} />} <WaitingMark collection="expiry" id={item.id} />
      </span>
    </>
  );
}

/** The table of both lists (specification §2.80), with the person's actions for each item. */
export const ExpiryTable = memo(function ExpiryTable({ label, items, today, onDelete }: ExpiryTableProps) {
  const { user } = useSession();
  const sharerOf = useSharerOf(items);

  const columns: Column<ExpiryItem>[] = [
    {
      id: 'flag',
      header: 'Country',
      quiet: true,
      place: 'lead',
      cell: ({ country }) =>
        country === null ? <NoCountry /> : <Flag country={country} name={countryName(country)} />,
    },
    {
      id: 'expiryDate',
      header: 'Expiry date',
      place: 'end',
      cell: ({ expiryDate }) => <ExpiryDate date={expiryDate} today={today} />,
    },
    { id: 'name', header: 'Name', place: 'title', cell: ({ name }) => name },
    { id: 'category', header: 'Category', place: 'detail', cell: ({ category }) => category },
    {
      id: 'person',
      header: 'Person',
      place: 'detail',
      cell: (item) => <Person item={item} sharer={sharerOf(item)} />,
    },
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
