import { lazy, Suspense, useState, type ReactNode } from 'react';
import { cx } from '../cx';
import { FIRST_ROWS, useFirstRows } from './first-rows';
import { MOST_AT_ONCE } from './long-list';
import { TableRow, type Column, type TableRows } from './table-row';
import { usePrinting } from './use-printing';
import type { VirtualRows } from './virtual-rows';

interface TableProps<Row> extends TableRows<Row> {
  /** The caption for screen readers. */
  label: string;
}

/** The estimated height of a row in pixels, before any row is measured. */
const ROW_HEIGHT = 65;
const BODY = 'block @table:table-row-group';

/**
 * The width of each column; the title gets the rest. It does not depend on the content: a long text would
 * take the space of other columns, and with only some rows rendered, it would change while scrolling. Words
 * of up to fourteen letters fit at the smallest width.
 */
const widths: Record<Column<never>['place'], string> = {
  lead: '@table:w-12',
  title: '',
  detail: '@table:w-[19%]',
  end: '@table:w-[6.75rem]',
  action: '@table:w-13 @icons:w-23',
};

const Windowed = lazy(async () => ({
  default: (await import('./virtual-rows')).VirtualRows,
})) as unknown as typeof VirtualRows;

/**
 * A table if there is space; otherwise the same table with two-line rows, or with rows of single lines for
 * large text. Roles are explicit, because browsers drop them when the layout changes. Up to a hundred rows
 * are all rendered; of more, only those near the window, except on paper; this is decided when the table is
 * first shown.
 * `columns`, `rowKey` and `rowTo` should be constant, because a new one renders all rows again.
 */
export function Table<Row>({ label, ...list }: TableProps<Row>) {
  const { columns, rows } = list;
  const [isWindowed] = useState(rows.length > MOST_AT_ONCE);
  return (
    <div className="@container">
      <table
        role="table"
        aria-label={label}
        aria-rowcount={isWindowed ? rows.length + 1 : undefined}
        className={cx(
          'block w-full overflow-clip rounded-card border border-line bg-surface @table:table @table:table-fixed',
          // The virtualizer adjusts the scroll position itself.
          isWindowed && '[overflow-anchor:none]',
        )}
      >
        <thead role="rowgroup" className="sr-only @table:not-sr-only @table:table-header-group">
          <tr role="row" aria-rowindex={isWindowed ? 1 : undefined}>
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                className={cx('px-1.5 py-2.5 text-left text-13 font-medium text-muted', widths[column.place])}
              >
                {column.quiet ? <span className="sr-only">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        {isWindowed ? <NearRows {...list} /> : <AllRows {...list} />}
      </table>
    </div>
  );
}

/** All rows: the first ones at once, and the rest right afterwards. */
function AllRows<Row>({ rows, ...list }: TableRows<Row>) {
  return <Rows rows={useFirstRows(rows)} {...list} />;
}

function Rows<Row>({ rows, columns, rowKey, rowTo }: TableRows<Row>) {
  return (
    <tbody role="rowgroup" className={BODY}>
      {rows.map((row) => (
        <TableRow key={rowKey(row)} id={rowKey(row)} row={row} columns={columns} to={rowTo?.(row)} />
      ))}
    </tbody>
  );
}

/** The rows near the window; until the code for them has loaded, the first ones; on paper, all. */
function NearRows<Row>(list: TableRows<Row>) {
  const { rows, columns, rowKey, rowTo } = list;
  if (usePrinting()) return <Rows {...list} />;
  const first: ReactNode = <Rows {...list} rows={rows.slice(0, FIRST_ROWS)} />;
  return (
    <Suspense fallback={first}>
      <Windowed
        className={BODY}
        items={rows}
        keyOf={rowKey}
        estimateSize={ROW_HEIGHT}
        renderRow={({ key, item, index }, measure) => (
          <TableRow
            id={key}
            row={item}
            index={index}
            columns={columns}
            to={rowTo?.(item)}
            measure={measure}
          />
        )}
      />
    </Suspense>
  );
}
