import { aliasTool } from '../src';

export default { tool: aliasTool };
