export { createClient, pb } from './client';
export { countRecords } from './count';
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
export { HubError, type HubErrorKind, isStale, toHubError } from './hub-error';
export { useKeepForm, useKeptForm } from './kept-form';
export { listAll } from './list-all';
export { LIVE_LIMITS, subscribe } from './live';
export { newRecordId } from './new-record-id';
export { protectedFileUrl } from './protected-file';
export type * from './records.gen';
export { onSessionEnd, request } from './request';
export { uploadFetch } from './upload-fetch';
export { useLive } from './use-live';
export { type FieldProblems, type FormRules, useRecordForm } from './use-record-form';
