import { memo, type ReactNode } from 'react';
import { TitledRow } from '../actions/row-title';
import { cx } from '../cx';
import { useAddedRow } from './just-added';
import { useWindowRows, type WindowRow, type WindowRowsOptions } from './use-window-rows';

/** An item of a virtual list, with a unique id. */
export interface Listed {
  id: string;
}

export interface VirtualListProps<Item extends Listed> extends Omit<WindowRowsOptions<Item>, 'keyOf'> {
  label?: string | undefined;
  renderItem: (item: Item) => ReactNode;
}

const idOf = ({ id }: Listed) => id;

interface RowProps<Item> extends Omit<WindowRow<Item>, 'key' | 'end'> {
  id: string;
  count: number;
  renderItem: (item: Item) => ReactNode;
  measure: (row: HTMLLIElement | null) => void;
}

/** Memoised: rendered again only when its item or position changes, not at each scroll step. */
const Row = memo(function Row<Item>({ id, item, index, count, start, renderItem, measure }: RowProps<Item>) {
  return (
    <li
      {...useAddedRow(id, measure)}
      data-index={index}
      data-key={id}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${start}px)` }}
      className={cx('absolute inset-x-0 top-0', index > 0 && 'border-t border-line')}
    >
      <TitledRow>{renderItem(item)}</TitledRow>
    </li>
  );
}) as <Item>(props: RowProps<Item>) => ReactNode;

/**
 * A list of thousands of rows that renders only those near the window; the page itself scrolls. Rows can have
 * any height.
 * `renderItem` and `stays` should be constant functions, because a new one renders all rows again.
 */
export function VirtualList<Item extends Listed>({ label, renderItem, ...options }: VirtualListProps<Item>) {
  const { list, rows, height, measure, focus } = useWindowRows<Item, HTMLUListElement>({
    ...options,
    keyOf: idOf,
  });
  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      style={{ height }}
      className="relative box-content overflow-clip rounded-card border border-line bg-surface"
      {...focus}
    >
      {rows.map(({ key, item, index, start }) => (
        <Row
          key={key}
          id={key}
          item={item}
          index={index}
          count={options.items.length}
          start={start}
          renderItem={renderItem}
          measure={measure}
        />
      ))}
    </ul>
  );
}
