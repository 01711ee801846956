import { timeTool } from '../src';
import { sampleHandlers } from '../src/testing';

export default { tool: timeTool, handlers: sampleHandlers() };
