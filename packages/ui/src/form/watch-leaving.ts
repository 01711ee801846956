import { beforeRouter, goUnasked } from './history-gate';

/** Takes the way out that was stopped, after all. */
type Leave = () => void;

interface Watch {
  /** Whether leaving now would lose something; asked at the moment of leaving. */
  when: () => boolean;
  /** Told of a way out that was stopped. */
  ask: (leave: Leave) => void;
  /** Goes to an address of the app. */
  navigate: (address: string) => void;
}

function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

/** Where a click leads within this tab and app, but away from this page; `null` for any other click. */
function targetOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || !isPlainClick(event) || link.target === '_blank' || link.hasAttribute('download'))
    return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || pathname === location.pathname) return null;
  return pathname + search + hash;
}

function watchLinks({ when, ask, navigate }: Watch): () => void {
  const onClick = (event: MouseEvent) => {
    const target = targetOf(event);
    if (target === null || !when()) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => {
      navigate(target);
    });
  };
  // Before React's own listener, which would follow the link.
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
  };
}

/** The place of an entry in the session's history, as React Router notes it. */
function placeOf(state: unknown): number {
  const place = (state as { idx?: unknown } | null)?.idx;
  return typeof place === 'number' ? place : 0;
}

/** Back and forward have moved the address by the time they can be seen: they are undone, and done again on leaving. */
function watchHistory({ when, ask }: Watch): () => void {
  const { pathname } = location;
  const place = placeOf(history.state);
  let isUndoing = false;
  return beforeRouter((event) => {
    if (isUndoing) {
      isUndoing = false;
      return true;
    }
    const steps = placeOf(event.state) - place;
    if (steps === 0 || location.pathname === pathname || !when()) return false;
    isUndoing = true;
    history.go(-steps);
    ask(() => {
      goUnasked(steps);
    });
    return true;
  });
}

function watchClosing({ when }: Watch): () => void {
  const onClose = (event: BeforeUnloadEvent) => {
    if (when()) event.preventDefault();
  };
  window.addEventListener('beforeunload', onClose);
  return () => {
    window.removeEventListener('beforeunload', onClose);
  };
}

/**
 * Stops every way out of the page that a person can take while `when` says so: links, back and forward, and
 * closing the window, which asks in the browser's own words. Gives the function that ends the watch.
 */
export function watchLeaving(watch: Watch): () => void {
  const ends = [watchLinks(watch), watchHistory(watch), watchClosing(watch)];
  return () => {
    for (const end of ends) end();
  };
}
