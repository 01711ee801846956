import { memo, useMemo, useRef, type ReactNode } from 'react';
import { rowsToDraw, topsOf } from './row-range';
import { useHeights, useRowRange, useStayAtEnd } from './use-row-range';

interface VirtualListProps<Item> {
  label?: string | undefined;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** A row's height in pixels before any is measured. */
  estimateSize: number;
  renderItem: (item: Item) => ReactNode;
  /** Rows that stay drawn when they are scrolled away, because something is being typed in them. */
  stays?: ((item: Item) => boolean) | undefined;
}

interface RowProps<Item> {
  item: Item;
  rowKey: string;
  position: number;
  count: number;
  /** The height of the rows before it that are not drawn. */
  gap: number;
  renderItem: (item: Item) => ReactNode;
  watch: (row: HTMLLIElement) => () => void;
}

/** Drawn anew only when its own item changes, not with each step of scrolling. */
const Row = memo(function Row<Item>({
  item,
  rowKey,
  position,
  count,
  gap,
  renderItem,
  watch,
}: RowProps<Item>) {
  return (
    <li
      ref={watch}
      data-key={rowKey}
      aria-setsize={count}
      aria-posinset={position}
      style={{ marginTop: gap }}
      className="border-t border-line first:border-t-0"
    >
      {renderItem(item)}
    </li>
  );
}) as <Item>(props: RowProps<Item>) => ReactNode;

/**
 * A list of thousands of rows that draws only those near the window; the page itself scrolls. Rows may have any
 * height: the drawn ones stand in the normal flow, the others are a gap of the height they were seen to have.
 * `keyOf`, `renderItem` and `stays` should be constant functions: each new one draws all rows anew.
 */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  estimateSize,
  renderItem,
  stays,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [heights, watch] = useHeights();
  const tops = useMemo(
    () => topsOf(items, (item) => heights.seen.get(keyOf(item)) ?? heights.typical ?? estimateSize),
    [items, heights, keyOf, estimateSize],
  );
  const range = useRowRange(list, tops);
  useStayAtEnd(items, tops);
  const staying = useMemo(
    () => (stays ? items.flatMap((item, index) => (stays(item) ? index : [])) : []),
    [items, stays],
  );

  const drawn = rowsToDraw(range, staying, items.length);
  const topAt = (index: number) => tops[index] ?? 0;
  const bottomOf = (index: number | undefined) => (index === undefined ? 0 : topAt(index + 1));

  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      style={{ paddingBottom: topAt(items.length) - bottomOf(drawn.at(-1)) }}
      className="overflow-clip rounded-card border border-line bg-surface"
    >
      {drawn.map((index, place) => {
        const item = items[index] as Item;
        const key = keyOf(item);
        return (
          <Row
            key={key}
            rowKey={key}
            item={item}
            position={index + 1}
            count={items.length}
            gap={topAt(index) - bottomOf(drawn[place - 1])}
            renderItem={renderItem}
            watch={watch}
          />
        );
      })}
    </ul>
  );
}
