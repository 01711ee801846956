export { aliasHandlers, sampleHandlers, tokenHandlers } from './handlers';
export { manyRecords, sampleAlias, sampleRecord } from './samples';
