export { mockServer } from './mock-server';
export { renderRoutes } from './render-routes';
