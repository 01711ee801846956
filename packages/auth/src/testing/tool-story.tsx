import { createQueryClient } from '@hub/tool-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { SignedIn } from './signed-in';

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
