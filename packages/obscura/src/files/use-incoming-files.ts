import { useEffectEvent, useLayoutEffect, useState } from 'react';

function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/**
 * Accepts files that are dropped anywhere on the page or pasted into it; returns whether files are being
 * dragged over it. Otherwise the browser would open a dropped file instead of the hub.
 */
export function useIncomingFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  // Before the page is painted: a file dropped on the visible page must never open instead of the hub.
  useLayoutEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    window.addEventListener(
      'dragover',
      (event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    window.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setOver(false);
      },
      { signal },
    );
    window.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        if (!bringsFiles(event)) return;
        event.preventDefault();
        take([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    window.addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      },
      { signal },
    );
    return () => over.abort();
  }, []);
  return isOver;
}
