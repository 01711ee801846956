import { toCalendarDate } from '@hub/calendar';
import { hubNow, HUB_ID_HEADER, pb } from '@hub/pb-client';
import { createQueryClient } from '@hub/tool-kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { untilLoaded } from '../router/until-loaded';
import { findRoutes, routes } from '../routes';
import { pages } from '../shell/shell-routes';
import { tools } from '../tools';

/** A screen of the hub, for the build. */
export interface Screen {
  /** Its address, such as `/expiry/edit/:id`. */
  path: string;
  /** Who it is for. */
  audience: 'guests' | 'members' | 'admins';
  /** The HTML of the frame before any data are loaded; `null` if it would show little, or private data. */
  html: string | null;
  /** The requests that its page makes before its code runs (`prefetch-init.js`), with {today} and the person's {id}. */
  prefetches: string[];
  /** The ids of the modules with its code, without those of the entry. */
  modules: string[];
}

/** A tool, for the tests of the built hub. */
export interface BuiltTool {
  id: string;
  name: string;
  path: string;
  /** All its addresses, such as `/expiry/edit/:id`. */
  addresses: string[];
}

const LOGIN = '/login';
const ADMIN_START = '/workout/admin';

/** The screens whose frames are rendered by the build: where people begin. */
const DRAWN = new Set<string>([LOGIN, '/', ...tools.map(({ path }) => path), ADMIN_START]);

/** A sample session that passes the guard while the build renders. No frame shows anything of it. */
const NOBODY = { id: 'nobody', email: 'nobody@hub.invalid', collectionName: 'users', collectionId: 'users' };
const PASS = `.${btoa(JSON.stringify({ exp: 2 ** 33 }))}.`;

function pathsOf(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...pathsOf(children),
  ]);
}

/** The first requests of a tool today, for a sample person. */
async function prefetchesOf(path: string): Promise<string[]> {
  const requested: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (url, { method = 'GET' } = {}) => {
    if (typeof url === 'string' && method === 'GET') requested.push(url);
    return Promise.resolve(new Response('{}', { status: 400, headers: { [HUB_ID_HEADER]: 'drawn' } }));
  };
  const tool = tools.find((each) => each.path === path);
  await tool?.prefetch(createQueryClient()).catch(() => undefined);
  globalThis.fetch = fetch;
  const today = toCalendarDate(hubNow());
  const paths = requested.map((url) => url.replaceAll(today, '{today}').replaceAll(NOBODY.id, '{id}'));
  const dated = paths.find((each) => /\d{4}-\d\d-\d\d/.test(each));
  if (dated !== undefined)
    throw new Error(`A browser would not know the date of what ${path} prefetches: ${dated}`);
  return paths;
}

function audienceOf(path: string): Screen['audience'] {
  if (path === LOGIN) return 'guests';
  return path === ADMIN_START ? 'admins' : 'members';
}

async function drawScreen(path: string): Promise<Screen> {
  const audience = audienceOf(path);
  if (audience === 'guests') pb.authStore.clear();
  else pb.authStore.save(PASS, { ...NOBODY, role: audience === 'admins' ? 'admin' : 'user' });
  const modules = new Set<string>();
  globalThis.onModuleLoad = (id) => modules.add(id);
  const router = createMemoryRouter(routes, {
    initialEntries: [path.replaceAll(/:\w+/g, 'nobody')],
    patchRoutesOnNavigation: findRoutes,
  });
  await untilLoaded(router);
  const needed = [...modules];
  const html = DRAWN.has(path) ? renderToStaticMarkup(<RouterProvider router={router} />) : null;
  return { path, audience, html, prefetches: await prefetchesOf(path), modules: needed };
}

/** The tools of this build, in the order of the home screen. */
export const builtTools: BuiltTool[] = tools.map(({ id, name, path, routes: own }) => ({
  id,
  name,
  path,
  addresses: pathsOf(own),
}));

/** All screens with their addresses. The login page, home, and each tool's first page have a frame. */
export async function drawScreens(): Promise<Screen[]> {
  const screens = [];
  for (const path of [LOGIN, ...pathsOf(pages)]) {
    if (!path.includes('*')) screens.push(await drawScreen(path));
  }
  return screens;
}
