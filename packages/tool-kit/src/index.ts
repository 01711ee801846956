export {
  addDays,
  type CalendarDate,
  daysBetween,
  distanceInWords,
  formatDate,
  isCalendarDate,
  toCalendarDate,
} from './calendar-date';
export { conflictOf, type Conflict, type Reading } from './conflict';
export { createQueryClient } from './query-client';
export { type Count, defineTool, type TileSummary, type Tool, type ToolId } from './tool';
export { useToday } from './use-today';
