import { workoutTool } from '../src';
import { athleteHandlers } from '../src/testing';

export default { tool: workoutTool, handlers: athleteHandlers() };
