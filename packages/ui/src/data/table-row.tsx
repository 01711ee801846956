import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TitledRow, useRowTitleId } from '../actions/row-title';
import { cx } from '../cx';
import { useAddedRow } from './just-added';

/** One column of a `Table`. */
export interface Column<Row> {
  id: string;
  header: string;
  /** The header is hidden, except for screen readers. */
  quiet?: boolean | undefined;
  /**
   * The position of the cell in the two-line row of a narrow table: before the lines (`lead`), the first line
   * (`title`), the second line (`detail`, up to two, separated by a dot), on the right (`end`), or last
   * (`action`).
   */
  place: keyof typeof places;
  cell: (row: Row) => ReactNode;
}

/** The props that all rows of a table share. */
export interface TableRows<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The path that a row opens: its title becomes a link that covers the whole row. */
  rowTo?: ((row: Row) => string) | undefined;
}

const places = {
  lead: 'table-lead @table:pl-4',
  title: 'table-title font-medium wrap-anywhere @table:px-1.5 @table:font-normal',
  detail: 'table-detail text-13 text-muted wrap-anywhere @table:px-1.5 @table:text-text @icons:text-15',
  end: 'table-end whitespace-nowrap @table:px-1.5',
  action: 'table-action @table:relative @table:pr-1',
};

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  to: string | undefined;
  /** A unique id of the row. */
  id: string;
  /** The row's index, and the function that measures it, if only the rows near the window are rendered. */
  index?: number;
  measure?: (row: HTMLTableRowElement | null) => void;
}

/** One row of a `Table`; memoised, so that it is rendered again only when its props change. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  return (
    <TitledRow>
      <Cells {...props} />
    </TitledRow>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

function Cells<Row>({ row, columns, to, id, index, measure }: TableRowProps<Row>) {
  const titleId = useRowTitleId();
  return (
    <tr
      {...useAddedRow(id, measure)}
      role="row"
      data-key={id}
      data-index={index}
      // Row 1 is the header row.
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={cx('table-line', to && 'hover:bg-raised')}
    >
      {columns.map((column) => {
        const cell = column.cell(row);
        return (
          <td
            key={column.id}
            id={column.place === 'title' ? titleId : undefined}
            role="cell"
            className={cx('@table:py-3', places[column.place])}
          >
            {to !== undefined && column.place === 'title' ? (
              <Link to={to} className="-my-1 block py-1 after:absolute after:inset-0 after:content-['']">
                {cell}
              </Link>
            ) : (
              cell
            )}
          </td>
        );
      })}
    </tr>
  );
}
