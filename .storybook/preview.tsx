import './clock';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { configure } from 'storybook/test';
import { ToastProvider } from '../packages/ui/src/index';
import { answerRequests } from './msw';
import { followRouter } from './requests';
import './preview.css';
import 'virtual:hub-hues.css';

// The tests hand on how long things may take on their machine (`time-limits.mjs`).
configure({ asyncUtilTimeout: window.hubWaitMs ?? 15_000 });

interface RouterParameters {
  path?: string;
  routes?: RouteObject[];
}

/**
 * What a story may set in its `parameters`:
 * - `path`: the address it is shown at (`/` unless set);
 * - `routes`: the routes in its `<Outlet />`;
 * - `msw.handlers`: request handlers that answer its calls.
 */
const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    backgrounds: { disabled: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  // No story finds what the one before has stored.
  beforeEach: () => localStorage.clear(),
  loaders: [answerRequests],
  decorators: [
    function InRouterWithToasts(Story, { parameters }) {
      const { path = '/', routes = [{ path: '*', element: null }] } = parameters as RouterParameters;
      const element = (
        <ToastProvider>
          <Story />
        </ToastProvider>
      );
      const [router] = useState(() =>
        createMemoryRouter([{ element, hydrateFallbackElement: <></>, children: routes }], {
          initialEntries: [path],
        }),
      );
      useLayoutEffect(() => followRouter(router), [router]);
      return <RouterProvider router={router} />;
    },
    function InTheme(Story, { globals }) {
      const theme = globals.theme as string;
      useLayoutEffect(() => {
        document.documentElement.dataset.theme = theme;
      }, [theme]);
      return <Story />;
    },
  ],
};

export default preview;
