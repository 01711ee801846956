import { workoutTool } from '../src';
import { sampleHandlers } from '../src/testing';

export default { tool: workoutTool, handlers: sampleHandlers() };
