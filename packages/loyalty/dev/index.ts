import { loyaltyTool } from '../src';
import { sampleHandlers } from '../src/testing';

export default { tool: loyaltyTool, handlers: sampleHandlers() };
