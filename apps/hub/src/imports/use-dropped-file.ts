import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Accepts the first file that is dropped anywhere on the page. Otherwise the browser would open it in place
 * of the hub, so this is active before the page is painted.
 */
export function useDroppedFile(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    window.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        const [file] = event.dataTransfer?.files ?? [];
        if (file) take(file);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
}
