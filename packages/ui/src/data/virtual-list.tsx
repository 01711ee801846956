import {
  defaultRangeExtractor,
  measureElement,
  observeWindowOffset,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { TitledRow } from '../actions/row-title';
import { cx } from '../cx';
import { TypicalHeight } from './typical-height';
import { useStayAtEnd } from './use-stay-at-end';

/** How many rows beyond the window are drawn, so that they are there before they are seen. */
const OVERSCAN = 12;

export interface VirtualListProps<Item> {
  label?: string | undefined;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** A row's height in pixels before it is measured. */
  estimateSize: number;
  renderItem: (item: Item) => ReactNode;
  /** Rows that stay drawn when they are scrolled away, because something is being typed in them. */
  stays?: ((item: Item) => boolean) | undefined;
}

interface RowProps<Item> {
  item: Item;
  index: number;
  count: number;
  /** Pixels from the top of the list. */
  top: number;
  renderItem: (item: Item) => ReactNode;
  measure: (row: HTMLLIElement | null) => void;
}

/** Drawn anew only when its own item or place changes, not with each step of scrolling. */
const Row = memo(function Row<Item>({ item, index, count, top, renderItem, measure }: RowProps<Item>) {
  return (
    <li
      ref={measure}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${top}px)` }}
      className={cx('absolute inset-x-0 top-0', index > 0 && 'border-t border-line')}
    >
      <TitledRow>{renderItem(item)}</TitledRow>
    </li>
  );
}) as <Item>(props: RowProps<Item>) => ReactNode;

/** How far below the top of the page an element begins, in pixels. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    // What stands above it may grow, and the page with it.
    const observer = new ResizeObserver(() => {
      if (element.current) setTop(element.current.getBoundingClientRect().top + window.scrollY);
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

/**
 * Whether the window moves along with a row above what is seen that turns out to be of another height than was thought.
 * On the way down nobody has seen what follows such a row; and browsers give up an animated scroll, which the key End
 * brings about, for any other.
 */
function movesWindow(
  { key, start, end }: VirtualItem,
  _change: number,
  list: Virtualizer<Window, Element>,
): boolean {
  const { scrollOffset, scrollDirection } = list;
  if (scrollOffset === null) return false;
  return list.itemSizeCache.has(key)
    ? end <= scrollOffset && scrollDirection !== 'backward'
    : start < scrollOffset && scrollDirection !== 'forward';
}

const observeOffset: typeof observeWindowOffset = (list, tell) => {
  // The virtualizer has no option for it.
  list.shouldAdjustScrollPositionOnItemSizeChange = movesWindow;
  return observeWindowOffset(list, tell);
};

/**
 * The height of these rows, in pixels; that it changes waits for the end of a scroll. An animated one goes where the
 * page ended when it began, and lands short of it when the page gets shorter meanwhile.
 */
function useSteadyHeight(rows: readonly unknown[], height: number, isScrolling: boolean): number {
  const [shown, setShown] = useState({ rows, height });
  if (isScrolling && shown.rows === rows) return shown.height;
  if (shown.rows !== rows || shown.height !== height) setShown({ rows, height });
  return height;
}

/**
 * A list of thousands of rows that draws only those near the window; the page itself scrolls. Rows may have any height.
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
  const top = useTop(list);
  const [typical] = useState(() => new TypicalHeight(estimateSize));
  const staying = useMemo(
    () => (stays ? items.flatMap((item, index) => (stays(item) ? index : [])) : []),
    [items, stays],
  );

  const virtualizer = useWindowVirtualizer({
    count: items.length,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
    useScrollendEvent: true,
    observeElementOffset: observeOffset,
    estimateSize: () => typical.value,
    measureElement: (row, entry, instance) => {
      const height = measureElement(row, entry, instance);
      typical.add(height);
      return height;
    },
    getItemKey: useCallback((index: number) => keyOf(items[index] as Item), [items, keyOf]),
    rangeExtractor: useCallback(
      (range: Range) =>
        [...new Set([...defaultRangeExtractor(range), ...staying])].sort((one, other) => one - other),
      [staying],
    ),
  });

  const height = useSteadyHeight(items, virtualizer.getTotalSize(), virtualizer.isScrolling);
  useStayAtEnd(items, height);

  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      style={{ height }}
      className="relative box-content overflow-clip rounded-card border border-line bg-surface"
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <Row
          key={key}
          item={items[index] as Item}
          index={index}
          count={items.length}
          top={start - top}
          renderItem={renderItem}
          measure={virtualizer.measureElement}
        />
      ))}
    </ul>
  );
}
