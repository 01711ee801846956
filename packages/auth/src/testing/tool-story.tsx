import { createQueryClient, withLazyPages } from '@hub/tool-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { SignedIn } from './signed-in';

interface ToolStoryProps {
  routes: readonly RouteObject[];
}

/** A screen of a tool as a story draws it: signed in, with data of its own. */
export function ToolStory({ routes }: ToolStoryProps) {
  const [queryClient] = useState(createQueryClient);
  const [pages] = useState(() => withLazyPages(routes));
  return (
    <SignedIn>
      <QueryClientProvider client={queryClient}>
        <Suspense>{useRoutes(pages)}</Suspense>
      </QueryClientProvider>
    </SignedIn>
  );
}
