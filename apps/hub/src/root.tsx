import { SessionProvider } from '@hub/auth';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { forgetPerson } from './persisted/forget';
import { scrollKeyOf } from './router/scroll-key';
import { ThemeColor } from './theme-color';

/** The root of all routes: the session, scroll restoration and the colour of the browser's frame. */
export function Root() {
  return (
    <SessionProvider onSignOut={forgetPerson}>
      <ThemeColor />
      <Outlet />
      <ScrollRestoration getKey={scrollKeyOf} />
    </SessionProvider>
  );
}
