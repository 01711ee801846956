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

function withMeasured({ seen, typical }: Heights, entries: readonly ResizeObserverEntry[]): Heights {
  const after = new Map(seen);
  for (const { target, borderBoxSize } of entries) {
    const key = (target as HTMLElement).dataset.key;
    const height = borderBoxSize[0]?.blockSize;
    if (key !== undefined && height !== undefined) after.set(key, height);
  }
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
