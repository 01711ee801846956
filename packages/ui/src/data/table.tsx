import { useDeferredValue, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TitledRow, useRowTitleId } from '../actions/row-title';
import { cx } from '../cx';

/** One column of a `Table`. */
export interface Column<Row> {
  id: string;
  header: string;
  /** The header is read out but not shown. */
  quiet?: boolean | undefined;
  /**
   * Where the cell stands in the two-line row of a narrow table: before it (`lead`), its first line (`title`), its
   * second (`detail`, up to two of them, joined by a dot), at its right (`end`), after all (`action`).
   */
  place: keyof typeof places;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** What the table lists, for those who don't see it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a row leads: its title becomes a link that a tap anywhere on the row follows. */
  rowTo?: ((row: Row) => string) | undefined;
}

const FIRST_ROWS = 40;

const places = {
  lead: 'table-lead @table:w-11 @table:pl-4',
  title:
    'table-title font-medium wrap-anywhere @table:w-full @table:min-w-[7rem] @table:px-2 @table:font-normal',
  detail:
    'table-detail text-13 text-muted wrap-anywhere @table:min-w-[5.75rem] @table:px-2 @table:text-15 @table:text-text @table:hyphens-auto',
  end: 'table-end whitespace-nowrap @table:px-2',
  action: 'table-action @table:relative @table:pr-1',
};

/**
 * A table where there is room; where there is not, the same table laid out as two-line rows, and as rows of single
 * lines for large text. Roles are said aloud because browsers forget them when the layout changes. The first rows are drawn at once, the rest right after.
 */
export function Table<Row>({ label, columns, rows, rowKey, rowTo }: TableProps<Row>) {
  const drawn = useDeferredValue(rows, rows.slice(0, FIRST_ROWS));
  return (
    <div className="@container">
      <table
        role="table"
        aria-label={label}
        className="block w-full overflow-clip rounded-card border border-line bg-surface @table:table"
      >
        <thead role="rowgroup" className="sr-only @table:not-sr-only @table:table-header-group">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                className="px-2 py-2.5 text-left text-13 font-medium text-muted"
              >
                {column.quiet ? <span className="sr-only">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block @table:table-row-group">
          {drawn.map((row) => (
            <TitledRow key={rowKey(row)}>
              <Row row={row} columns={columns} to={rowTo?.(row)} />
            </TitledRow>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row<Row>({
  row,
  columns,
  to,
}: {
  row: Row;
  columns: readonly Column<Row>[];
  to: string | undefined;
}) {
  const titleId = useRowTitleId();
  return (
    <tr role="row" className={cx('table-line', to && 'hover:bg-raised')}>
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
