import { useEffect, useEffectEvent } from 'react';

/** Handles a picture that is pasted into the page; anything else is pasted as usual. */
export function usePastedPicture(onPicture: (file: File) => void): void {
  const take = useEffectEvent(onPicture);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (picture === undefined) return;
      event.preventDefault();
      take(picture);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
}
