export { ageInWords } from './dates/age-in-words';
export { asOf } from './dates/as-of';
export { distanceInWords, formatDate, formatDay, formatShortDate } from './dates/date-in-words';
export { eachMinute, EVERY_MINUTE, EVERY_SECOND, useClock } from './dates/use-clock';
export { useToday } from './dates/use-today';
export { loadPictures } from './files/load-pictures';
export { type FileDraft, fileField } from './files/file-field';
export { StoredFile } from './files/lazy-stored-file';
export { askToPersist } from './persisted/ask-to-persist';
export { fillItems } from './persisted/fill-items';
export { newestOf, setIfNone } from './persisted/newest-of';
export { persistedList, persistedPages } from './persisted/persisted-list';
export { type PersistedParsers, readPersisted } from './persisted/read-persisted';
export { inOrder, useList, withFirstPage } from './list/first-page';
export { type ListView, useListView } from './list/use-list-view';
export { outboxName } from './outbox/outbox-name';
export { defineOutbox, type OutboxByCollection, type OutboxRules } from './outbox/rules';
export {
  openedOutbox,
  OutboxContext,
  type OutboxHere,
  useAllWaiting,
  useIsWaiting,
  useOutbox,
  useUnreadable,
  useWaiting,
  useWaitingChange,
} from './outbox/outbox-context';
export { savedInWords } from './outbox/saved-in-words';
export type { QueuedChange } from './outbox/queued-change';
export type { UnreadableChange } from './outbox/stored-row';
export { useEnqueue } from './outbox/use-enqueue';
export { WaitingMark } from './outbox/waiting-mark';
export { useListWithWaiting, withWaiting } from './outbox/with-waiting';
export { type FieldText } from './record/conflict';
export { DeleteRecordDialog } from './record/delete-record-dialog';
export { useDeletion } from './record/use-deletion';
export {
  choiceField,
  dateField,
  type Field,
  flagField,
  listField,
  secretField,
  sharedField,
  textField,
  unaddedField,
} from './record/field';
export {
  type FieldTable,
  changesOf,
  draftOf,
  type DraftOf,
  type FieldProblems,
  problemsOf,
  recordConflict,
  valuesOf,
  type ValuesOf,
} from './record/field-table';
export { type FormDraft, lockDeviceDraft } from './record/device-draft';
export {
  deviceDraftParts,
  draftFilesName,
  type DraftKey,
  type DraftPlace,
  forgetLostDraftFiles,
} from './record/draft-names';
export {
  claimDraft,
  dropDraftText,
  isDraftStored,
  readTextDrafts,
  storeDraftText,
} from './record/draft-texts';
export { keepFormDraft, keptFormDraft, useFormDraft, useStoreFormDraft } from './record/form-draft';
export { lockFirstDraft } from './record/draft-locks';
export { OpenRecord } from './record/open-record';
export { isForEveryone } from './record/ownership';
export { rowsOf } from './record/loaded-rows';
export type { ListOrder } from './record/list-order';
export { DELETED_WHILE_OPEN, RecordForm, ShareField } from './record/record-form';
export { recordRepository, type Records } from './record/record-repository';
export {
  deletionKey,
  itemQuery,
  useCreateRecord,
  useDeleteRecord,
  useDeletions,
  useRecord,
  useShowSaved,
  useUpdateRecord,
} from './record/records';
export { type Edited, type FieldControl, useEditForm } from './record/use-edit-form';
export { type RecordFormState, useRecordForm } from './record/use-record-form';
export { useAddressStep } from './record/use-address-step';
export { useTextDraft } from './record/use-text-draft';
export { useWayOut } from './record/use-way-out';
export { AddLeadDialog } from './reminders/add-lead-dialog';
export { RecordReminders } from './reminders/record-reminders';
export { useRenew } from './reminders/use-renew';
export { useIfHere, useIsHere } from './screen/use-is-here';
export { useWakeLock } from './screen/use-wake-lock';
export { type Reload, useReload } from './tool/use-reload';
export { loadOnce } from './tool/load-once';
export { QueriesProvider } from './tool/queries-provider';
export { createQueryClient } from './tool/query-client';
export {
  type TileQuery,
  defineTool,
  type DraftKind,
  type TileRecords,
  type LocalLine,
  type Offline,
  type SharedUse,
  type Shares,
  type TileMoment,
  type TileSummary,
  type Tool,
  type ToolSettings,
} from './tool/tool';
