export {
  addDays,
  addMonths,
  addYears,
  type CalendarDate,
  DATE_SHAPE,
  daysBetween,
  isCalendarDate,
  isInstantOf,
  LAST_DATE,
  monthName,
  toCalendarDate,
  weekdayName,
  weekdayOf,
} from './calendar-date';
export { zoneClock } from './zone-clock';
