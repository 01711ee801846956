export { loyaltyHandlers, sampleHandlers } from './handlers';
export { SAMPLE_OWNER, sampleCard, sampleRecord } from './samples';
