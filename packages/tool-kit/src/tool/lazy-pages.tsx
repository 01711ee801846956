import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

async function loadPage(load: () => Promise<{ Component?: ComponentType | null }>) {
  const { Component } = await load();
  if (!Component) throw new Error('A lazy route must give a Component.');
  return { default: Component };
}

function drawn(route: RouteObject): RouteObject {
  const load = route.lazy;
  if (typeof load !== 'function') return route;
  const Page = lazy(() => loadPage(load));
  return { ...route, element: <Page /> };
}

/**
 * Routes for `useRoutes`: each `lazy` page becomes an element that suspends until its code is there.
 * React Router does this itself only in its data router, which weighs 15 kB more than the hub can spend.
 * Call it once, outside of components: a page keeps its state only while its element stays the same.
 */
export function withLazyPages(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const element = drawn(route);
    if (element.index === true || element.children === undefined) return element;
    return { ...element, children: withLazyPages(element.children) };
  });
}
