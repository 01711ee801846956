import { aliasTool } from '../src';
import { sampleHandlers } from '../src/testing';

export default { tool: aliasTool, handlers: sampleHandlers() };
