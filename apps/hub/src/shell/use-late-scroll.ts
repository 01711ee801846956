import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollKeyOf } from '../router/scroll-key';

/** Where React Router keeps how far each page was scrolled. */
const POSITIONS = 'react-router-scroll-positions';
/** What a person does who does not wait for the page to come back to where it was. */
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

function keptPosition(key: string): number {
  try {
    const positions = JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}') as Record<string, unknown>;
    return Number(positions[key] ?? 0);
  } catch {
    return 0; // The browser keeps nothing, or another program wrote there.
  }
}

/** Scrolls to a position as soon as the page is long enough for it, unless the person does something before. */
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

/**
 * Brings a page that was loaded anew back to where it was scrolled to. React Router tries that once, as the page is drawn
 * first: a list that comes later is too short then.
 */
export function useLateScroll(): void {
  const location = useLocation();
  const [position] = useState(() => keptPosition(scrollKeyOf(location)));
  useEffect(() => (position > scrollY ? scrollOnceLong(position) : undefined), [position]);
}
