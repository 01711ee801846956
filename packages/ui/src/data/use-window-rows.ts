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

/** How many rows beyond the window are drawn, so that they are there before they are seen. */
const OVERSCAN = 12;

export interface WindowRowsOptions<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** A row's height in pixels before it is measured. */
  estimateSize: number;
  /** Rows that stay drawn when they are scrolled away, because something is being typed in them. */
  stays?: ((item: Item) => boolean) | undefined;
  /** Whether a row shows what was just added; it is the one with that key unless said otherwise. */
  isAdded?: ((item: Item) => boolean) | undefined;
}

/** A row that is drawn, and where it begins and ends: pixels from the top of the list. */
export interface WindowRow<Item> {
  key: string;
  item: Item;
  index: number;
  start: number;
  end: number;
}

/** How far below the top of the page an element begins, in pixels. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    // Content above the list may grow and move it down.
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

/** The row that has the focus: it stays drawn when it is scrolled away, so that the keyboard goes on from there. */
function useFocusedRow() {
  const [focused, setFocused] = useState<string | null>(null);
  const onFocus = useCallback(({ target }: FocusEvent) => {
    setFocused(target.closest<HTMLElement>('[data-key]')?.dataset.key ?? null);
  }, []);
  const onBlur = useCallback(() => setFocused(null), []);
  return { focused, onFocus, onBlur };
}

/**
 * Which rows of a list are near the window, while the page itself scrolls. Rows may have any height. Each one that is
 * drawn says its number and its key (`data-index`, `data-key`) and is measured; `list` is what holds them all,
 * `height` pixels high.
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
      // Of a list that is not displayed just now no row has a height: more and more would be drawn to fill the window.
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
