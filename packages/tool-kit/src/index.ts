export {
  type CalendarDate,
  daysBetween,
  distanceInWords,
  formatDate,
  isCalendarDate,
  toCalendarDate,
} from './calendar-date';
export { conflictOf, type Conflict, type Reading } from './conflict';
export { createQueryClient } from './query-client';
export { defineTool, type Tool, type ToolId } from './tool';
export { useToday } from './use-today';
