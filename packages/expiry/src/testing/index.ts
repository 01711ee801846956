export { expiryHandlers, sampleHandlers } from './handlers';
export { sampleItem, sampleRecord } from './samples';
