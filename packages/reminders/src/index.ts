export { currentLead, type Due, type DueState, firstDate, leadToSend, LONGEST_PAST_DAYS } from './due';
export { expiresInWords, lastSoonDay, renewedUntil, SOON_DAYS, type Urgency, urgencyOf } from './expiring';
export { isQuiet, isQuietUntilTomorrow, type LocalTime, reminderDay, secondsUntilEnd } from './local-time';
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
export { afterTry, type Answer, LONGEST_WAIT_MS, type MessageState, type Tried } from './retry';
export { beginStep, holdsLock, type Run } from './run-lock';
export { calendarFeed, type Feed, type FeedEvent } from './calendar-feed';
export {
  type HttpChannel,
  type HttpKind,
  type HttpMessage,
  type HttpRequest,
  LONGEST_TEMPLATE,
  requestOf,
  templateProblem,
} from './http-channels';
export { hostOf, originOf, partsOf } from './web-address';
export { dateInWords, daysInWords, type MessageText, messageText, type MessagePart } from './message-text';
export { nextReminder, type NextReminder } from './next-reminder';
export { fromBase64Url } from './push/base64-url';
export { isPushEndpoint } from './push/push-hosts';
export type { DueRecord, ReminderSource, SourceRow } from './source';
