import { pb } from '@hub/pb-client';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { untilLoaded } from '../router/until-loaded';
import { findRoutes, routes } from '../routes';
import { pages } from '../shell/shell-routes';
import { tools } from '../tools';

/** A screen of the hub as the build knows it. */
export interface Screen {
  /** Its address, such as `/expiry/edit/:id`. */
  path: string;
  /** Who it is for. */
  audience: 'guests' | 'members';
  /** Its frame as it is before any data is there; `null` where that would show little or somebody's own. */
  html: string | null;
  /** The ids of the modules that its code is in, beside those of the start. */
  modules: string[];
}

const LOGIN = '/login';

/** Opens the guard while the build draws what is behind it; no frame shows anything of it. */
const NOBODY = { id: 'nobody', email: 'nobody@hub.invalid', collectionName: 'users', collectionId: 'users' };
const PASS = `.${btoa(JSON.stringify({ exp: 2 ** 33 }))}.`;

function pathsOf(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...pathsOf(children),
  ]);
}

async function toHtml(router: ReturnType<typeof createMemoryRouter>): Promise<string> {
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    onError: (error) => {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  // React's marks for taking over piece by piece, and its hints for the head of the document, are not needed.
  return html.replaceAll(/<!--.*?-->|^(<(link|meta)[^>]*>)+/g, '');
}

async function drawScreen(path: string, isDrawn: boolean): Promise<Screen> {
  const audience = path === LOGIN ? 'guests' : 'members';
  if (audience === 'members') pb.authStore.save(PASS, NOBODY);
  else pb.authStore.clear();
  const modules = new Set<string>();
  globalThis.onModuleLoad = (id) => modules.add(id);
  const router = createMemoryRouter(routes, {
    initialEntries: [path.replaceAll(/:\w+/g, 'nobody')],
    patchRoutesOnNavigation: findRoutes,
  });
  await untilLoaded(router);
  const needed = [...modules];
  return { path, audience, html: isDrawn ? await toHtml(router) : null, modules: needed };
}

/** Every screen that has an address of its own; the frames of the login page, of home and of each tool's first page. */
export async function drawScreens(): Promise<Screen[]> {
  const drawn = new Set<string>([LOGIN, '/', ...tools.map(({ path }) => path)]);
  const screens = [];
  for (const path of [LOGIN, ...pathsOf(pages)]) {
    if (!path.includes('*')) screens.push(await drawScreen(path, drawn.has(path)));
  }
  return screens;
}
