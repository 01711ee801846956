import { SessionProvider } from '@hub/auth';
import { forgetOutbox } from '@hub/tool-kit';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { forgetKept } from './kept/forget';
import { ThemeColor } from './theme-color';

/** Who logs out leaves nothing on the device. */
function forget(personId: string) {
  forgetKept();
  forgetOutbox(personId);
}

/** What every page stands in: the session, the scroll position and the colour of the browser's frame. */
export function Root() {
  return (
    <SessionProvider onSignOut={forget}>
      <ThemeColor />
      <Outlet />
      <ScrollRestoration />
    </SessionProvider>
  );
}
