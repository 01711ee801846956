export { Outbox } from './outbox';
