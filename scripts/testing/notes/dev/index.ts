import { tool } from '../src';
import { sampleHandlers } from '../src/testing';

export default { tool, handlers: sampleHandlers() };
