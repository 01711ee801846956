import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollKeyOf } from '../router/scroll-key';

/** Where React Router stores the scroll positions. */
const POSITIONS = 'react-router-scroll-positions';
/** Actions of a person who does not wait until the page has scrolled back. */
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

function storedPosition(key: string): number {
  try {
    const positions = JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}') as Record<string, unknown>;
    return Number(positions[key] ?? 0);
  } catch {
    return 0; // The browser keeps nothing, or another program wrote there.
  }
}

/** Scrolls to a position as soon as the page is long enough, unless the person acts before. */
function scrollOnceLong(position: number): () => void {
  const stopped = new AbortController();
  const growth = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < position) return;
    scrollTo(0, position);
    stopped.abort();
  });
  stopped.signal.addEventListener('abort', () => growth.disconnect());
  for (const action of ACTIONS)
    addEventListener(action, () => stopped.abort(), { passive: true, signal: stopped.signal });
  growth.observe(document.body);
  return () => stopped.abort();
}

/** Restores the scroll position after a reload: React Router tries only once, before a list has loaded. */
export function useLateScroll(): void {
  const location = useLocation();
  const [position] = useState(() => storedPosition(scrollKeyOf(location)));
  useEffect(() => (position > scrollY ? scrollOnceLong(position) : undefined), [position]);
}
