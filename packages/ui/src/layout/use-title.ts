import { useEffect } from 'react';

const APP = 'Apps';

/** Sets the window's title: `Expiry · Apps`; on home just `Apps`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === APP ? APP : `${title} · ${APP}`;
  }, [title]);
}
