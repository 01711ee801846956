export { dropPrefetched } from './prefetched';
export { createClient, isForThisTabOnly, pb } from './client';
export { countRecords, countAndFirst, type CountAndFirst } from './count';
export {
  calendarDate,
  count,
  flag,
  moment,
  optionalCalendarDate,
  optionalText,
  parseRecord,
  text,
} from './fields';
export { clockAheadMs, hubNow, onClockAhead } from './hub-clock';
export { HubError, type HubErrorKind, isStale, isTemporary, TAKEN, toHubError } from './hub-error';
export { inPlainWords } from './in-plain-words';
export * from './limits.gen';
export { listAll, type ListOptions, listPage, type RecordPage } from './list-all';
export { LIVE_LIMITS, subscribe } from './live';
export { readLocal, storeLocal } from './local-text';
export { originOf } from './origin';
export { HUB_ID_HEADER } from './hub-id-header';
export { newRecordId } from './new-record-id';
export { protectedFileUrl } from './protected-file';
export type * from './records.gen';
export { isReachable, onReachable, onReachChange, type Reachability } from './reach';
export { clearBrowserCache, wasEndedEverywhere } from './session-end';
export { onSessionEnd, renewSession, request } from './request';
export { NoAnswerInTime, patientFetch } from './patient-fetch';
export { askHub, type AskOptions, type ServiceAnswer } from './services';
export { uploadFetch } from './upload-fetch';
export { useLive } from './use-live';
export { useIsReachable, useOfflineReason, useReachability } from './use-is-reachable';
export { isUnreachable, useOnReachable, useReloadOnReachable } from './use-reachable';
