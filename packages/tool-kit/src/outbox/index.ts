export { Outbox } from './outbox';
export { outboxDatabase } from './outbox-database';
