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
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import { isJustAdded } from './just-added';
import { TypicalHeight } from './typical-height';
import { useStayAtEnd } from './use-stay-at-end';

/** How many rows beyond the window are rendered, so that they are ready before they become visible. */
const OVERSCAN = 12;

export interface WindowRowsOptions<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The estimated height of a row in pixels, before it is measured. */
  estimateSize: number;
  /** Whether a row stays rendered when it is scrolled out of view, because a person types in it. */
  stays?: ((item: Item) => boolean) | undefined;
  /** Whether a row contains the record that was just added; by default, the row with its key. */
  isAdded?: ((item: Item) => boolean) | undefined;
}

/** A rendered row, with its start and end in pixels from the top of the list. */
export interface WindowRow<Item> {
  key: string;
  item: Item;
  index: number;
  start: number;
  end: number;
}

/** The distance of an element from the top of the page, in pixels. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    // Content above the list can grow and move it down.
    const observer = new ResizeObserver(() => {
      if (element.current) setTop(element.current.getBoundingClientRect().top + window.scrollY);
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

/**
 * Whether the page scrolls along when a row above the visible area has another height than expected. Not for
 * a newly measured row while scrolling down: nobody has seen what follows it, and an extra scroll would abort
 * an animated one, such as that of the End key.
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

const observeOffset: typeof observeWindowOffset = (list, callback) => {
  // The virtualizer has no option for this.
  list.shouldAdjustScrollPositionOnItemSizeChange = movesWindow;
  return observeWindowOffset(list, callback);
};

/**
 * The height of these rows, in pixels. A change waits for the end of a scroll, because an animated scroll
 * goes to the position where the page ended when it began, and would stop short if the page became shorter.
 */
function useSteadyHeight(rows: readonly unknown[], height: number, isScrolling: boolean): number {
  const [shown, setShown] = useState({ rows, height });
  if (isScrolling && shown.rows === rows) return shown.height;
  if (shown.rows !== rows || shown.height !== height) setShown({ rows, height });
  return height;
}

/** The row with the focus: out of view it stays rendered, so that the keyboard continues from there. */
function useFocusedRow() {
  const [focused, setFocused] = useState<string | null>(null);
  const onFocus = useCallback(({ target }: FocusEvent) => {
    setFocused(target.closest<HTMLElement>('[data-key]')?.dataset.key ?? null);
  }, []);
  const onBlur = useCallback(() => setFocused(null), []);
  return { focused, onFocus, onBlur };
}

/**
 * The rows of a list that are near the window; the page itself scrolls. Rows can have any height. Each
 * rendered row has its index and its key as attributes (`data-index`, `data-key`) and is measured; `list` is
 * their container, `height` pixels high.
 */
export function useWindowRows<Item, Holder extends HTMLElement>({
  items,
  keyOf,
  estimateSize,
  stays,
  isAdded = (item) => isJustAdded(keyOf(item)),
}: WindowRowsOptions<Item>) {
  const list = useRef<Holder>(null);
  const top = useTop(list);
  const [typical] = useState(() => new TypicalHeight(estimateSize));
  const { focused, ...focus } = useFocusedRow();
  const staying = useMemo(
    () =>
      stays || focused !== null
        ? items.flatMap((item, index) => (keyOf(item) === focused || stays?.(item) ? index : []))
        : [],
    [items, keyOf, stays, focused],
  );

  const keyAt = useCallback((index: number) => keyOf(items[index] as Item), [items, keyOf]);
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
      // In a hidden list, rows have no height: more and more would be rendered to fill the window.
      if (height === 0)
        return instance.itemSizeCache.get(keyAt(instance.indexFromElement(row))) ?? typical.value;
      typical.add(height);
      return height;
    },
    getItemKey: keyAt,
    rangeExtractor: useCallback(
      (range: Range) =>
        [...new Set([...defaultRangeExtractor(range), ...staying])].sort((one, other) => one - other),
      [staying],
    ),
  });

  const showAdded = useEffectEvent(() => {
    const index = items.findIndex(isAdded);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
  });
  useEffect(() => showAdded(), []);

  const height = useSteadyHeight(items, virtualizer.getTotalSize(), virtualizer.isScrolling);
  useStayAtEnd(items, height);

  const rows = virtualizer.getVirtualItems().map(({ key, index, start, end }): WindowRow<Item> => ({
    key: String(key),
    item: items[index] as Item,
    index,
    start: start - top,
    end: end - top,
  }));
  return { list, rows, height, measure: virtualizer.measureElement, focus };
}
