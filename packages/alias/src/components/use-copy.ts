import { useEffect, useState } from 'react';

/** How long "Copied" is shown (specification §9). */
const COPIED_MS = 1200;

type CopyState = 'idle' | 'copied' | 'refused';

/**
 * Copies a text: `copied` for {@link COPIED_MS} after each copy; `refused` when the browser does not allow it, or
 * has no clipboard because the page came over plain http.
 */
export function useCopy(text: string): { state: CopyState; copy: () => Promise<void> } {
  // An object for each copy, so that the next one starts the time anew.
  const [result, setResult] = useState<{ state: CopyState }>({ state: 'idle' });

  useEffect(() => {
    if (result.state !== 'copied') return;
    const timer = setTimeout(() => setResult({ state: 'idle' }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult({ state: 'copied' });
    } catch {
      // The row says what to do instead, whatever the browser's reason was.
      setResult({ state: 'refused' });
    }
  }

  return { state: result.state, copy };
}
