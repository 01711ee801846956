export { loyaltyHandlers } from './handlers';
export { SAMPLE_OWNER, sampleCard, sampleRecord, type SampleRecord, sampleRecords } from './samples';
