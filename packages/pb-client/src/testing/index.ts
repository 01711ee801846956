export { recordHandlers } from './record-handlers';
