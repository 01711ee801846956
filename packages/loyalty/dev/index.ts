import { toCalendarDate } from '@hub/tool-kit';
import { loyaltyTool } from '../src';
import { loyaltyHandlers, sampleRecords } from '../src/testing';

export default { tool: loyaltyTool, handlers: loyaltyHandlers(sampleRecords(toCalendarDate(new Date()))) };
