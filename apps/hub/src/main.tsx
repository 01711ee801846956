import { loginPath, readUser } from '@hub/auth';
import { pb } from '@hub/pb-client';
import { preloadPages } from '@hub/tool-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './hub.css';
import { Root } from './layout/root';
import { routes } from './routes';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

// The guard would send a guest to the login page as well, but only after the pages behind it were loaded.
if (readUser(pb.authStore) === null && location.pathname !== '/login') {
  history.replaceState(null, '', loginPath(location));
}
history.scrollRestoration = 'manual';
preloadPages(routes, location);

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Root />
    </BrowserRouter>
  </StrictMode>,
);
