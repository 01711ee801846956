import { tool } from '../src';
import { ratesHandlers } from '../src/testing';

export default { tool, handlers: ratesHandlers() };
