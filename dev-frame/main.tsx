import { SignedIn } from '@hub/auth/testing';
import { createQueryClient, withLazyPages } from '@hub/tool-kit';
import { openHistoryGate, ShellProvider, ToastProvider } from '@hub/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { setupWorker } from 'msw/browser';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, useRoutes } from 'react-router-dom';
import setup from 'virtual:tool';
import './frame.css';
import { serverHandlers } from './server';

const { tool, handlers = [] } = setup;
const queryClient = createQueryClient();
const pages = [...withLazyPages(tool.routes), { path: '*', element: <Navigate to={tool.path} replace /> }];

function Pages() {
  return useRoutes(pages);
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

openHistoryGate();
await setupWorker(...handlers, ...serverHandlers).start({ onUnhandledRequest: 'bypass', quiet: true });
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <SignedIn>
        <QueryClientProvider client={queryClient}>
          <ToastProvider>
            <ShellProvider value={{ apps: [tool], onSignOut: () => undefined }}>
              <Suspense>
                <Pages />
              </Suspense>
            </ShellProvider>
          </ToastProvider>
        </QueryClientProvider>
      </SignedIn>
    </BrowserRouter>
  </StrictMode>,
);
