import { SignedIn } from '@hub/auth/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from '../tool/query-client';

/** The screen of a tool that a story stands at (its `routes` and `path`): signed in, with data of its own. */
export function ToolStory() {
  const [queryClient] = useState(createQueryClient);
  return (
    <SignedIn>
      <QueryClientProvider client={queryClient}>
        <Outlet />
      </QueryClientProvider>
    </SignedIn>
  );
}

/** What a story sets: the address where it stands, and what answers it in place of the server. */
export function storyAt(path: string, handlers: RequestHandler[]) {
  return { layout: 'fullscreen', path, msw: { handlers } };
}
