import { currencyTool } from '../src';
import { ratesHandlers } from '../src/testing';

export default { tool: currencyTool, handlers: ratesHandlers() };
