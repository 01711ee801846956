export { renderRoutes } from './render-routes';
