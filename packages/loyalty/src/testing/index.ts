export { loyaltyHandlers, sampleHandlers } from './handlers';
export { sampleCard, sampleRecord } from './samples';
