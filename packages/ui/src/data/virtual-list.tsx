import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface VirtualListProps<Item> {
  label?: string | undefined;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** A row's height in pixels before it is measured. */
  estimateSize: number;
  renderItem: (item: Item) => ReactNode;
}

/** A list of thousands of rows that draws only those near the window; the page itself scrolls. */
export function VirtualList<Item>({ label, items, keyOf, estimateSize, renderItem }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setOffset(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimateSize,
    getItemKey: (index) => keyOf(items[index] as Item),
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
