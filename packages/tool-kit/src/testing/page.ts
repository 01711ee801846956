export { mockServer } from './mock-server';
export { openTool } from './open-tool';
export { renderRoutes } from './render-routes';
export { stubWindowLocks } from './window-locks';
