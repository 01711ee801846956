import { workoutTool } from '../src';

export default { tool: workoutTool };
