import { loginPath, readUser } from '@hub/auth';
import { pb } from '@hub/pb-client';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import './hub.css';
import 'virtual:hub-hues.css';
import { untilLoaded } from './router/until-loaded';
import { findRoutes, routes } from './routes';

/** How long the first render waits for its data after the code is loaded. */
const MOST_WAITED_MS = 50;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

// A person without a session starts at the login page. Only the server decides whether a session has expired,
// because the device's clock may be wrong.
const hasSession = readUser(pb.authStore) !== null;
if (!hasSession && location.pathname !== '/login') history.replaceState(null, '', loginPath(location));

const router = createBrowserRouter(routes, { patchRoutesOnNavigation: findRoutes });

function draw(container: HTMLElement) {
  // A transition renders in slices: the page reacts to taps meanwhile.
  startTransition(() => {
    createRoot(container).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}

if (hasSession) {
  // Data and code load in parallel. The frame from the build stays visible until React renders.
  const begun = Promise.all([import('./shell/first-prefetch'), import('./installed/offer')])
    .then(([{ prefetchFirstScreen }]) => prefetchFirstScreen(location.pathname))
    // If these can't be loaded, neither can the screen: the router shows the error.
    .catch(() => undefined);
  const waited = () => new Promise((resolve) => setTimeout(resolve, MOST_WAITED_MS));
  // Data that arrive in time are rendered at once, without a skeleton before them.
  void untilLoaded(router)
    .then(() => Promise.race([begun, waited()]))
    .then(() => draw(root));
} else {
  draw(root);
}
