import { useEffect } from 'react';

const APP = 'Apps';

/** Titles the window: `Expiry · Apps`; the home screen is just `Apps`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === APP ? APP : `${title} · ${APP}`;
  }, [title]);
}
