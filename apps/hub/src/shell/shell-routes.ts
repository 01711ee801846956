import type { RouteObject } from 'react-router-dom';
import { HomePage } from '../pages/home.page';
import { hubRoutes } from '../pages/routes';
import { tools } from '../tools';
import { Shell } from './shell';
import { ShellError } from './shell-error';

/** The screens behind the sign-in, of the hub and the tools. All but home are loaded when first opened. */
export const pages: RouteObject[] = [
  { path: '/', Component: HomePage },
  ...hubRoutes,
  ...tools.flatMap(({ routes }) => routes),
];

/** All of them inside the shell. If one fails, the shell stays. */
export const shellRoutes: RouteObject[] = [
  { Component: Shell, children: [{ ErrorBoundary: ShellError, children: pages }] },
];
