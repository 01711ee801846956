export { aliasHandlers, sampleHandlers } from './handlers';
export { manyRecords, sampleAlias, sampleRecord } from './samples';
