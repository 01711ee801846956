import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Paper has no window, so that all rows have to be rendered. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    // Rendered at once: the browser reads the page as soon as the event was handled.
    const note = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    for (const name of ['beforeprint', 'afterprint']) {
      addEventListener(name, note, { signal: end.signal });
    }
    return () => end.abort();
  }, []);
  return isPrinting;
}
