import { SignedIn } from '@hub/auth/testing';
import { createQueryClient, withLazyPages } from '@hub/tool-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import { Suspense, useState } from 'react';
import { useRoutes } from 'react-router-dom';
import { screen } from 'storybook/test';
import { aliasRoutes } from '../routes';
import { aliasHandlers } from './handlers';
import { sampleRecords } from './samples';

const pages = withLazyPages(aliasRoutes);

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
export function storyAt(path: string, handlers: RequestHandler[] = aliasHandlers(sampleRecords())) {
  return { path, msw: { handlers } };
}

/** The first button of a name, once it is drawn. */
export async function firstButton(name: string): Promise<HTMLElement> {
  const [button] = await screen.findAllByRole('button', { name });
  if (!button) throw new Error(`There is no button "${name}".`);
  return button;
}
