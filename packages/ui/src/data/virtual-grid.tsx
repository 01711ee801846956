import { memo, useLayoutEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { TitledRow } from '../actions/row-title';
import { gridClass } from './grid';
import { isJustAdded, useAddedRow } from './just-added';
import { useWindowRows } from './use-window-rows';
import type { Listed, VirtualListProps } from './virtual-list';

/** Items that stand side by side. */
interface GridRow<Item> {
  /** The id of the first one. */
  id: string;
  items: readonly Item[];
}

/** Items in rows of so many. */
function rowsOf<Item extends Listed>(items: readonly Item[], columns: number): GridRow<Item>[] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, at) => {
    const inRow = items.slice(at * columns, (at + 1) * columns);
    return { id: inRow[0]?.id ?? '', items: inRow };
  });
}

const idOf = ({ id }: Listed) => id;
const holdsAdded = ({ items }: GridRow<Listed>) => items.some(({ id }) => isJustAdded(id));

/** Before the grid has been laid out: as on a phone. */
const COLUMNS_AT_FIRST = 2;

/** How many columns the browser gives a grid, also when it gets wider. */
function useColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(COLUMNS_AT_FIRST);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const count = () => setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    count();
    const observer = new ResizeObserver(count);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return columns;
}

interface CellProps<Item> {
  item: Item;
  /** The place in the whole list, from 0. */
  place: number;
  count: number;
  row: number;
  rowKey: string;
  column: number;
  start: number;
  renderItem: (item: Item) => ReactNode;
  /** The first one of a row is measured for all of it. */
  measure: ((cell: HTMLLIElement | null) => void) | undefined;
}

/** Drawn anew only when its own item or place changes, not with each step of scrolling. */
const Cell = memo(function Cell<Item extends Listed>(cell: CellProps<Item>) {
  const { item, place, count, row, rowKey, column, start, renderItem, measure } = cell;
  return (
    <li
      ref={measure}
      data-index={row}
      data-key={rowKey}
      aria-setsize={count}
      aria-posinset={place + 1}
      style={{ gridColumn: `${column + 1} / ${column + 2}`, transform: `translateY(${start}px)` }}
      className="absolute inset-x-0 top-0 pb-3"
    >
      <div {...useAddedRow<HTMLDivElement>(item.id)} className="rounded-card">
        <TitledRow>{renderItem(item)}</TitledRow>
      </div>
    </li>
  );
}) as <Item extends Listed>(cell: CellProps<Item>) => ReactNode;

/**
 * A grid of thousands of things that draws only the rows near the window; the page itself scrolls. All in a row are of one
 * height. `renderItem` should be a constant function: each new one draws all anew.
 */
export function VirtualGrid<Item extends Listed>({
  label,
  items,
  estimateSize,
  renderItem,
}: VirtualListProps<Item>) {
  const [columns, setColumns] = useState(COLUMNS_AT_FIRST);
  const inRows = useMemo(() => rowsOf(items, columns), [items, columns]);
  const { list, rows, height, measure, focus } = useWindowRows<GridRow<Item>, HTMLUListElement>({
    items: inRows,
    keyOf: idOf,
    estimateSize,
    isAdded: holdsAdded,
  });
  const laidOut = useColumns(list);
  if (laidOut !== columns) setColumns(laidOut);
  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      style={{ height: Math.max(0, height - 12) }}
      className={`relative ${gridClass}`}
      {...focus}
    >
      {rows.flatMap(({ key, item: row, index, start }) =>
        row.items.map((item, column) => (
          <Cell
            key={item.id}
            item={item}
            place={index * columns + column}
            count={items.length}
            row={index}
            rowKey={key}
            column={column}
            start={start}
            renderItem={renderItem}
            measure={column === 0 ? measure : undefined}
          />
        )),
      )}
    </ul>
  );
}
