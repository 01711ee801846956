import { obscuraTool } from '../src';

export default { tool: obscuraTool };
