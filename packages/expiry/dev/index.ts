import { toCalendarDate } from '@hub/tool-kit';
import { expiryTool } from '../src';
import { expiryHandlers, sampleRecords } from '../src/testing';

export default { tool: expiryTool, handlers: expiryHandlers(sampleRecords(toCalendarDate(new Date()))) };
