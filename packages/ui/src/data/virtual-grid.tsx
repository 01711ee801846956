import { memo, useLayoutEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { TitledRow } from '../actions/row-title';
import { gridClass } from './grid';
import { isJustAdded, useAddedRow } from './just-added';
import { useWindowRows } from './use-window-rows';
import type { Listed, VirtualListProps } from './virtual-list';

/** Items that are side by side. */
interface GridRow<Item> {
  /** The id of its first item. */
  id: string;
  items: readonly Item[];
}

/** Divides items into rows of `columns` items. */
function rowsOf<Item extends Listed>(items: readonly Item[], columns: number): GridRow<Item>[] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, at) => {
    const inRow = items.slice(at * columns, (at + 1) * columns);
    return { id: inRow[0]?.id ?? '', items: inRow };
  });
}

const idOf = ({ id }: Listed) => id;
const holdsAdded = ({ items }: GridRow<Listed>) => items.some(({ id }) => isJustAdded(id));

/** Before the grid has a layout: as on a phone. */
const COLUMNS_AT_FIRST = 2;

/** The number of columns that the browser chooses for a grid, updated when its width changes. */
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
  /** The index in the whole list, from 0. */
  place: number;
  count: number;
  row: number;
  rowKey: string;
  column: number;
  start: number;
  renderItem: (item: Item) => ReactNode;
  /** Measures the row; only its first cell has it. */
  measure: ((cell: HTMLLIElement | null) => void) | undefined;
}

/** Memoised: rendered again only when its item or position changes, not at each scroll step. */
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
 * A grid of thousands of items that renders only the rows near the window; the page itself scrolls. All items
 * in a row have the same height. `renderItem` should be a constant function, because a new one renders all
 * items again.
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
