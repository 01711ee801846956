import { SignedIn } from '@hub/auth/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import { Suspense, useState } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { withLazyPages } from '../tool/lazy-pages';
import { createQueryClient } from '../tool/query-client';

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

/** What a story sets: the address where it stands, and what answers it in place of the server. */
export function storyAt(path: string, handlers: RequestHandler[]) {
  return { layout: 'fullscreen', path, msw: { handlers } };
}
