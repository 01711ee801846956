import { loginPath, readUser } from '@hub/auth';
import { pb } from '@hub/pb-client';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import './hub.css';
import 'virtual:hub-hues.css';
import { untilLoaded } from './router/until-loaded';
import { findRoutes, routes } from './routes';

/** So long the first screen waits for its data, once its code is there. */
const MOST_WAITED_MS = 50;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

// Who has no session begins at the login page, which waits for nothing of what is behind it. Whether one has run out the
// hub alone judges: the clock of the device may be wrong.
const hasSession = readUser(pb.authStore) !== null;
if (!hasSession && location.pathname !== '/login') history.replaceState(null, '', loginPath(location));

const router = createBrowserRouter(routes, { patchRoutesOnNavigation: findRoutes });

function draw(container: HTMLElement) {
  // In slices: the page stays ready for a touch while its first screen is made.
  startTransition(() => {
    createRoot(container).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}

if (hasSession) {
  // Data is asked for while the code of its screen is on the way; what the build drew stands until React can draw it.
  const asked = Promise.all([import('./shell/first-prefetch'), import('./installed/offer')])
    .then(([{ prefetchFirstScreen }]) => prefetchFirstScreen(location.pathname))
    // Where these don't come, the screen does not either: the router tells.
    .catch(() => undefined);
  const waited = () => new Promise((resolve) => setTimeout(resolve, MOST_WAITED_MS));
  // Data that is there by then is drawn at once, and no skeleton in its place before.
  void untilLoaded(router)
    .then(() => Promise.race([asked, waited()]))
    .then(() => draw(root));
} else {
  draw(root);
}
