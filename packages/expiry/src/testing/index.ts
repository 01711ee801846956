export { expiryHandlers } from './handlers';
export { sampleRecord, sampleRecords } from './samples';
