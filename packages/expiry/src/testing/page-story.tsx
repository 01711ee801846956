import { SignedIn } from '@hub/auth/testing';
import { createQueryClient, toCalendarDate, withLazyPages } from '@hub/tool-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import { Suspense, useState } from 'react';
import { useRoutes } from 'react-router-dom';
import { expiryRoutes } from '../routes';
import { expiryHandlers } from './handlers';
import { sampleRecords } from './samples';

const pages = withLazyPages(expiryRoutes);

/** A screen of the tool as a story draws it: signed in, with data of its own. */
export function StoryPage() {
  const [queryClient] = useState(createQueryClient);
  return (
    <SignedIn>
      <QueryClientProvider client={queryClient}>
        <Suspense>{useRoutes(pages)}</Suspense>
      </QueryClientProvider>
    </SignedIn>
  );
}

/** What a story sets: where it stands, and what answers it (the sample records unless given). */
export function storyAt(
  path: string,
  handlers: RequestHandler[] = expiryHandlers(sampleRecords(toCalendarDate(new Date()))),
) {
  return { layout: 'fullscreen', path, msw: { handlers } };
}
