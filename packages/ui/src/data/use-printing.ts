import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: a sheet has no window, so that all rows are near it. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    // The browser reads the page as soon as the event was handled.
    const note = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    for (const name of ['beforeprint', 'afterprint']) {
      addEventListener(name, note, { signal: end.signal });
    }
    return () => end.abort();
  }, []);
  return isPrinting;
}
