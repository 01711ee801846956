import { Fragment, type ReactNode } from 'react';
import { useWindowRows, type WindowRow, type WindowRowsOptions } from './use-window-rows';

interface VirtualRowsProps<Item> extends WindowRowsOptions<Item> {
  className: string;
  /** Renders a `tr` with its index and its key as attributes, and with `measure` as its ref. */
  renderRow: (row: WindowRow<Item>, measure: (row: HTMLTableRowElement | null) => void) => ReactNode;
}

/** The body of a table of thousands of rows that renders those near the window; the page itself scrolls. */
export function VirtualRows<Item>({ className, renderRow, ...options }: VirtualRowsProps<Item>) {
  const { list, rows, height, measure, focus } = useWindowRows<Item, HTMLTableSectionElement>(options);
  return (
    <tbody ref={list} role="rowgroup" className={className} {...focus}>
      {rows.map((row, at) => (
        <Fragment key={row.key}>
          <Gap height={row.start - (rows[at - 1]?.end ?? 0)} />
          {renderRow(row, measure)}
        </Fragment>
      ))}
      <Gap height={height - (rows.at(-1)?.end ?? 0)} />
    </tbody>
  );
}

/** Takes the space of rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden className="block @table:table-row" style={{ height }} />;
}
