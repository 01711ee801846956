export { currentLead, type Due, type DueState, leadToTell } from './due';
export { isQuiet, type LocalTime, reminderDay } from './local-time';
export {
  type Candidate,
  type Delivery,
  dueNow,
  type Message,
  type Reminded,
  type ReminderStore,
  runReminders,
  type Send,
} from './reminder-job';
export {
  DEFAULT_RULES,
  isTimeOfDay,
  leadsProblem,
  LONGEST_LEAD,
  MOST_LEADS,
  type ReminderRules,
  type TimeOfDay,
} from './reminder-rules';
export { afterTry, type Answer, type MessageState, type Tried } from './retry';
