export { expiryHandlers } from './handlers';
export { SAMPLE_OWNER, sampleItem, sampleRecord, sampleRecords } from './samples';
