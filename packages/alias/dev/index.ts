import { aliasTool } from '../src';
import { aliasHandlers, sampleRecords } from '../src/testing';

export default { tool: aliasTool, handlers: aliasHandlers(sampleRecords()) };
