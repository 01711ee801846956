import type { Meta, StoryObj } from '@storybook/react-vite';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { RowActions } from '../actions/row-actions';
import { Badge } from '../state/badge';
import { Table } from './table';
import type { Column } from './table-row';

interface Item {
  id: string;
  country: string;
  name: string;
  category: string;
  person: string;
  date: string;
  distance: string;
  tone: 'warning' | 'muted';
}

const items: Item[] = [
  ['NL', 'Passport', 'Travel', 'Mei', '3 Dec 2026', 'in 12 days'],
  ['MY', 'Driving licence', 'Car', 'Adam', '19 Dec 2026', 'in 28 days'],
  ['CN', 'Visa, multiple entry', 'Travel', 'Adam', '14 Mar 2027', 'in 4 months'],
  ['DE', 'Residence card', '', 'Mei', '2 Jun 2027', 'in 6 months'],
  [
    '',
    'Travel insurance for the whole family, worldwide',
    'Insurance',
    'Family',
    '30 Sep 2027',
    'in 10 months',
  ],
  [
    'MY',
    'Passport',
    'Travel and everything that goes with it',
    'Alexandra Maximiliane',
    '8 Jan 2029',
    'in 2 years',
  ],
].map(([country = '', name = '', category = '', person = '', date = '', distance = ''], index) => ({
  id: String(index),
  country,
  name,
  category,
  person,
  date,
  distance,
  tone: index < 2 ? 'warning' : 'muted',
}));

const columns: Column<Item>[] = [
  {
    id: 'country',
    header: 'Country',
    quiet: true,
    place: 'lead',
    cell: ({ country }) => (
      <span className="grid h-5 w-7 place-items-center rounded-small border border-line bg-raised text-13 text-muted">
        {country}
      </span>
    ),
  },
  {
    id: 'date',
    header: 'Expiry date',
    place: 'end',
    cell: ({ date, distance, tone }) => (
      <>
        <span className="block">{date}</span>
        <Badge tone={tone}>{distance}</Badge>
      </>
    ),
  },
  { id: 'name', header: 'Name', place: 'title', cell: ({ name }) => name },
  { id: 'category', header: 'Category', place: 'detail', cell: ({ category }) => category },
  { id: 'person', header: 'Person', place: 'detail', cell: ({ person }) => person },
  {
    id: 'actions',
    header: 'Actions',
    quiet: true,
    place: 'action',
    cell: ({ id }) => (
      <RowActions
        items={[
          { label: 'Edit', icon: Pencil, to: `/expiry/edit/${id}` },
          { label: 'Delete', icon: Trash2, danger: true, onSelect: () => undefined },
        ]}
      />
    ),
  },
];

function ExpiryTable({ rows }: { rows: Item[] }) {
  return (
    <Table
      label="Upcoming expiries"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowTo={({ id }) => `/expiry/item/${id}`}
    />
  );
}

const meta: Meta<typeof ExpiryTable> = { component: ExpiryTable };
export default meta;
type Story = StoryObj<typeof ExpiryTable>;

/** A table, or two-line rows in a container narrower than 33.5rem. */
export const Responsive: Story = { args: { rows: items } };

export const InAColumn: Story = {
  args: { rows: items },
  decorators: [
    (Story) => (
      <div className="max-w-[34rem]">
        <Story />
      </div>
    ),
  ],
};

/** The first rows are rendered at once, the rest right afterwards. */
export const Long: Story = {
  args: {
    rows: Array.from({ length: 8 }, (_, part) =>
      items.map((item) => ({ ...item, id: `${part}-${item.id}` })),
    ).flat(),
  },
};
