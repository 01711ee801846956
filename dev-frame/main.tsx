import { SignedIn } from '@hub/auth/testing';
import { createQueryClient } from '@hub/tool-kit';
import { addHubIdToAnswers } from '@hub/tool-kit/testing';
import { ShellProvider, ToastProvider } from '@hub/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { setupWorker } from 'msw/browser';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, Outlet, RouterProvider } from 'react-router-dom';
import setup from 'virtual:tool';
import './frame.css';
import 'virtual:hub-hues.css';
import { serverHandlers } from './server';

const { tool, handlers = [] } = setup;
const queryClient = createQueryClient();

function Frame() {
  return (
    <SignedIn>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <ShellProvider value={{ apps: [tool], onSignOut: () => undefined }}>
            <Outlet />
          </ShellProvider>
        </ToastProvider>
      </QueryClientProvider>
    </SignedIn>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

await setupWorker(...handlers, ...serverHandlers).start({ onUnhandledRequest: 'bypass', quiet: true });
addHubIdToAnswers();
const router = createBrowserRouter([
  {
    Component: Frame,
    hydrateFallbackElement: <></>,
    children: [...tool.routes, { path: '*', element: <Navigate to={tool.path} replace /> }],
  },
]);
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
