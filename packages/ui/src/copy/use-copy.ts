import copyBySelection from 'copy-text-to-clipboard';
import { useEffect, useState } from 'react';

/** How long "Copied" is shown (specification §9). */
const COPIED_MS = 1200;

type CopyState = 'idle' | 'copied' | 'refused';

/**
 * Copies by the clipboard's own way, and where that is refused or missing (plain http has none), by the old one; gives whether
 * it worked.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The old way says by itself whether it worked, whatever the reason was here.
    return copyBySelection(text);
  }
}

/**
 * Copies a text: `copied` for {@link COPIED_MS} after each copy; `refused` when the browser allows it in no way.
 * Calls `onCopied` after each copy.
 */
export function useCopy(
  text: string,
  onCopied?: () => void,
): { state: CopyState; copy: () => Promise<void> } {
  // An object for each copy, so that the next one starts the time anew.
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
