export {
  addDays,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
  LAST_DATE,
  toCalendarDate,
  weekdayOf,
} from './calendar-date';
