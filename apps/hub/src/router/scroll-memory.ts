import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const STORE = 'hub.scroll';

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Positions;
  } catch {
    // Storage is blocked or holds something else: each page starts at its top.
    return {};
  }
}

function keepPositions(positions: Positions): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(positions));
  } catch {
    // Storage is blocked: the positions last until the page is left.
  }
}

let positions: Positions | undefined;

/** Starts each new page at its top; going back or forward finds the page where it was left, after a reload too. */
export function ScrollMemory() {
  const { key } = useLocation();
  const move = useNavigationType();
  const shown = useRef<string>(null);

  useLayoutEffect(() => {
    const known = (positions ??= readPositions());
    if (shown.current !== key) window.scrollTo(0, move === NavigationType.Pop ? (known[key] ?? 0) : 0);
    shown.current = key;
    const remember = () => {
      known[key] = window.scrollY;
    };
    const keep = () => {
      keepPositions(known);
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, [key, move]);

  return null;
}
