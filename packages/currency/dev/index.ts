import { currencyTool } from '../src';

export default { tool: currencyTool };
