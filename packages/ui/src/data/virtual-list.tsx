import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';

interface VirtualListProps<Item> {
  label?: string | undefined;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** A row's height in pixels before it is measured. */
  estimateSize: number;
  renderItem: (item: Item) => ReactNode;
  /** Rows that stay drawn when they are scrolled away, because something is being typed in them. */
  stays?: ((item: Item) => boolean) | undefined;
}

/** The rows near the window, and those that stay. */
function useRange<Item>(items: readonly Item[], stays: ((item: Item) => boolean) | undefined) {
  const staying = useMemo(
    () => (stays ? items.flatMap((item, index) => (stays(item) ? index : [])) : []),
    [items, stays],
  );
  return useCallback(
    (range: Range) => [...new Set([...staying, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
    [staying],
  );
}

/**
 * A list of thousands of rows that draws only those near the window; the page itself scrolls.
 * `keyOf` and `stays` should be constant functions: with each new one all rows are looked through again.
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
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setOffset(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimateSize,
    getItemKey: useCallback((index: number) => keyOf(items[index] as Item), [items, keyOf]),
    rangeExtractor: useRange(items, stays),
    overscan: 8,
    scrollMargin: offset,
  });
  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
      className="relative overflow-clip rounded-card border border-line bg-surface"
    >
      {virtualizer.getVirtualItems().map((row) => (
        <li
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          aria-setsize={items.length}
          aria-posinset={row.index + 1}
          style={{ transform: `translateY(${row.start - offset}px)` }}
          className="absolute inset-x-0 top-0 border-t border-line first:border-t-0"
        >
          {renderItem(items[row.index] as Item)}
        </li>
      ))}
    </ul>
  );
}
