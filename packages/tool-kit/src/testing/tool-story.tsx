import { SignedIn } from '@hub/auth/testing';
import { ShellProvider } from '@hub/ui';
import CircleUser from 'lucide-react/icons/circle-user';
import Globe from 'lucide-react/icons/globe';
import type { RequestHandler } from 'msw';
import { type ComponentProps, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { QueriesProvider } from '../tool/queries-provider';
import { createQueryClient } from '../tool/query-client';

/** The same number of buttons as in the header of every screen. */
const shell = {
  apps: [{ id: 'time', name: 'Time', path: '/time', icon: Globe }],
  links: [{ name: 'Account', path: '/account', icon: CircleUser }],
  onSignOut: () => undefined,
};

/**
 * Shows a screen of a tool (`routes`, `path`) in a story, signed in, with header and data. `user` changes the person.
 */
export function ToolStory({ user = {} }: Pick<ComponentProps<typeof SignedIn>, 'user'>) {
  const [queryClient] = useState(createQueryClient);
  return (
    <SignedIn user={user}>
      <QueriesProvider queryClient={queryClient}>
        <ShellProvider value={shell}>
          <Outlet />
        </ShellProvider>
      </QueriesProvider>
    </SignedIn>
  );
}

/** The parameters of a story: its address, and the handlers that stand in for the server. */
export function storyAt(path: string, handlers: RequestHandler[]) {
  return { layout: 'fullscreen', path, msw: { handlers } };
}
