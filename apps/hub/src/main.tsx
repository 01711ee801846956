import { loginPath, readUser } from '@hub/auth';
import { pb } from '@hub/pb-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import './hub.css';
import { routes } from './routes';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

// The guard would send a guest to the login page as well, but only after the pages behind it were loaded.
if (readUser(pb.authStore) === null && location.pathname !== '/login') {
  history.replaceState(null, '', loginPath(location));
}

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
