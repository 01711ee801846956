import copyBySelection from 'copy-text-to-clipboard';
import { useEffect, useState } from 'react';

/** How long "Copied" is shown (specification §9.63). */
const COPIED_MS = 1200;

type CopyState = 'idle' | 'copied' | 'refused';

/** Copies a text with the clipboard API or, such as over plain HTTP, with `execCommand`. Returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Whatever the reason was, this fallback reports itself whether it worked.
    return copyBySelection(text);
  }
}

/**
 * Copies a text: `copied` for {@link COPIED_MS} after each copy; `refused` if the browser allows no way to
 * copy.
 * Calls `onCopied` after each copy.
 */
export function useCopy(
  text: string,
  onCopied?: () => void,
): { state: CopyState; copy: () => Promise<void> } {
  // A new object for each copy, so that the time starts again.
  const [result, setResult] = useState<{ state: CopyState }>({ state: 'idle' });

  useEffect(() => {
    if (result.state !== 'copied') return;
    const timer = setTimeout(() => setResult({ state: 'idle' }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    const isCopied = await copyText(text);
    setResult({ state: isCopied ? 'copied' : 'refused' });
    if (isCopied) onCopied?.();
  }

  return { state: result.state, copy };
}
