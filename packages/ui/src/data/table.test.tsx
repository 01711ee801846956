import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import Pencil from 'lucide-react/icons/pencil';
import { describe, expect, it } from 'vitest';
import { RowActions } from '../actions/row-actions';
import { Table } from './table';
import type { Column } from './table-row';

interface Item {
  id: string;
  name: string;
}

const columns: Column<Item>[] = [
  { id: 'id', header: 'Number', quiet: true, place: 'lead', cell: ({ id }) => id },
  { id: 'name', header: 'Name', place: 'title', cell: ({ name }) => name },
  {
    id: 'actions',
    header: 'Actions',
    quiet: true,
    place: 'action',
    cell: ({ id }) => <RowActions items={[{ label: 'Edit', icon: Pencil, to: `/edit/${id}` }]} />,
  },
];

function show(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Passport ${index}` }));
  render(
    <Table
      label="Upcoming"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowTo={({ id }) => `/expiry/item/${id}`}
    />,
    { wrapper: MemoryRouter },
  );
}

describe('Table', () => {
  it('is a table with named columns, the quiet ones too', () => {
    show(2);
    const table = screen.getByRole('table', { name: 'Upcoming' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Number', 'Name', 'Actions']);
  });

  it('makes the title of a row its link', () => {
    show(2);
    const links = screen.getAllByRole('link', { name: /Passport/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Passport 0', '/expiry/item/0'],
      ['Passport 1', '/expiry/item/1'],
    ]);
  });

  it('tells the buttons of one row from those of the next', () => {
    show(2);
    for (const name of ['Edit', 'Actions']) {
      const described = [...document.querySelectorAll(`[aria-label=${name}]`)].map(
        (button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
      );
      expect(described).toEqual(['Passport 0', 'Passport 1']);
    }
  });

  it('draws the rows beyond the first screen as well', async () => {
    show(100);
    expect(await screen.findByText('Passport 99')).toBeDefined();
    expect(screen.getAllByRole('row')).toHaveLength(101);
  });

  it('draws of more than a hundred rows only those near the window, and says how many there are', async () => {
    show(101);
    const table = screen.getByRole('table', { name: 'Upcoming' });
    expect(table.getAttribute('aria-rowcount')).toBe('102');
    await waitFor(() => expect(table.querySelector('[data-index]')).not.toBeNull());
    expect(screen.getAllByRole('row').length).toBeLessThan(100);
  });
});
