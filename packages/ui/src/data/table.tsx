import { useDeferredValue, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
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
  lead: 'col-start-1 row-span-2 row-start-1 mr-3 self-center @table:w-11 @table:pr-0 @table:pl-4',
  title:
    'col-span-3 col-start-2 row-start-1 self-end font-medium wrap-anywhere @table:min-w-26 @table:font-normal',
  detail:
    'row-start-2 self-start text-13 text-muted wrap-anywhere @table:min-w-21 @table:text-15 @table:text-text table-detail',
  end: 'col-start-5 row-span-2 row-start-1 ml-3 self-center text-right @table:text-left whitespace-nowrap',
  action: 'relative col-start-6 row-span-2 row-start-1 min-w-11 self-center @table:pr-1',
};

/**
 * A table where there is room; where there is not, the same table laid out as two-line rows. Roles are said aloud
 * because browsers forget them when the layout changes. The first rows are drawn at once, the rest right after.
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
            <Row key={rowKey(row)} row={row} columns={columns} to={rowTo?.(row)} />
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
  return (
    <tr role="row" className={cx('table-line', to && 'hover:bg-raised')}>
      {columns.map((column) => {
        const cell = column.cell(row);
        return (
          <td key={column.id} role="cell" className={cx('@table:px-2 @table:py-3', places[column.place])}>
            {to !== undefined && column.place === 'title' ? (
              <Link to={to} className="after:absolute after:inset-0 after:content-['']">
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
