import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { meanOf, rangeFor, type RowRange } from './row-range';

/** The window's place is taken in steps, so that not each pixel of scrolling draws anew. */
const STEP_PX = 250;

interface Heights {
  /** The heights that rows were seen to have, by their keys. */
  seen: ReadonlyMap<string, number>;
  /** The mean of the first rows that were seen, which stands for those that were not yet. */
  typical: number | null;
}

/** The key and the height of a row that was measured. */
function measuredOf({ target, borderBoxSize }: ResizeObserverEntry): [string, number][] {
  const key = (target as HTMLElement).dataset.key;
  const height = borderBoxSize[0]?.blockSize;
  return key === undefined || height === undefined ? [] : [[key, height]];
}

/** The same object where nothing is new: rows that come back into sight as they were cost nothing. */
function withMeasured(heights: Heights, entries: readonly ResizeObserverEntry[]): Heights {
  const { seen, typical } = heights;
  const changed = entries.flatMap(measuredOf).filter(([key, height]) => seen.get(key) !== height);
  if (changed.length === 0) return heights;
  const after = new Map([...seen, ...changed]);
  return { seen: after, typical: typical ?? meanOf([...after.values()]) };
}

/** The heights of rows as they are drawn, and the ref that has a row watched. */
export function useHeights(): [Heights, (row: HTMLElement) => () => void] {
  const [heights, setHeights] = useState<Heights>({ seen: new Map(), typical: null });
  const [observer] = useState(
    () => new ResizeObserver((entries) => setHeights((before) => withMeasured(before, entries))),
  );
  const watch = useCallback(
    (row: HTMLElement) => {
      observer.observe(row);
      return () => observer.unobserve(row);
    },
    [observer],
  );
  return [heights, watch];
}

function onMove(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** The rows of a list near the window; `tops` says where each begins. */
export function useRowRange(list: RefObject<HTMLElement | null>, tops: Float64Array): RowRange {
  const step = useSyncExternalStore(onMove, () =>
    Math.floor(-(list.current?.getBoundingClientRect().top ?? 0) / STEP_PX),
  );
  const height = useSyncExternalStore(onMove, () => window.innerHeight);
  const from = step * STEP_PX;
  return rangeFor(tops, from, from + STEP_PX + height);
}

/**
 * Keeps the window at the end of the page, where someone went to see the last row, while the rows there turn out to
 * be taller than was thought. Another list (`items`) is another end.
 */
export function useStayAtEnd(items: readonly unknown[], tops: Float64Array): void {
  const atEnd = useRef(false);
  useEffect(() => {
    const page = document.documentElement;
    return onMove(() => {
      atEnd.current = window.scrollY > 0 && window.scrollY + window.innerHeight >= page.scrollHeight - 1;
    });
  }, []);
  useLayoutEffect(() => {
    atEnd.current = false;
  }, [items]);
  useLayoutEffect(() => {
    if (atEnd.current) window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  }, [tops]);
}
