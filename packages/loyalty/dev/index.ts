import { loyaltyTool } from '../src';

export default { tool: loyaltyTool };
