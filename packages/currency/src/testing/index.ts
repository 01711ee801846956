export { ratesHandlers } from './handlers';
