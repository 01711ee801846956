export { aliasHandlers } from './handlers';
export { manyRecords, SAMPLE_OWNER, sampleAlias, sampleRecord, sampleRecords } from './samples';
