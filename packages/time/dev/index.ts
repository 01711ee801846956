import { timeTool } from '../src';

export default { tool: timeTool };
