import { expiryTool } from '../src';
import { sampleHandlers } from '../src/testing';

export default { tool: expiryTool, handlers: sampleHandlers() };
