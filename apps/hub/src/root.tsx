import { SessionProvider } from '@hub/auth';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { forgetOthers, forgetPerson } from './persisted/forget';
import { scrollKeyOf } from './router/scroll-key';
import { ThemeColor } from './theme-color';

/** Without storage, nothing is stored of anybody. */
const forgetOthersIfAny = (personId: string) => void forgetOthers(personId).catch(() => undefined);

/** The root of all routes: session, scroll restoration and the colour of the browser's frame. */
export function Root() {
  return (
    <SessionProvider onSignIn={forgetOthersIfAny} onSignOut={forgetPerson}>
      <ThemeColor />
      <Outlet />
      <ScrollRestoration getKey={scrollKeyOf} />
    </SessionProvider>
  );
}
