import { tool } from '../src';
import { athleteHandlers } from '../src/testing';

export default { tool, handlers: athleteHandlers() };
