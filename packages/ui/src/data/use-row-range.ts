import { type RefObject, useCallback, useState, useSyncExternalStore } from 'react';
import { rangeFor, type RowRange } from './row-range';

/** The window's place is taken in steps, so that not each pixel of scrolling draws anew. */
const STEP_PX = 250;

type Heights = ReadonlyMap<string, number>;

function withMeasured(heights: Heights, entries: readonly ResizeObserverEntry[]): Heights {
  const after = new Map(heights);
  for (const { target, borderBoxSize } of entries) {
    const key = (target as HTMLElement).dataset.key;
    const height = borderBoxSize[0]?.blockSize;
    if (key !== undefined && height !== undefined) after.set(key, height);
  }
  return after;
}

/** The heights that rows were seen to have, by their keys, and the ref that has a row watched. */
export function useHeights(): [Heights, (row: HTMLElement) => () => void] {
  const [heights, setHeights] = useState<Heights>(new Map());
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
