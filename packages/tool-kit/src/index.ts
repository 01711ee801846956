export { ageInWords } from './dates/age-in-words';
export { asOf } from './dates/as-of';
export {
  distanceInWords,
  formatDate,
  formatDay,
  formatShortDate,
  monthName,
  weekdayName,
} from './dates/date-in-words';
export { eachMinute, EVERY_MINUTE, EVERY_SECOND, useClock } from './dates/use-clock';
export { useToday } from './dates/use-today';
export { fillItems } from './kept/fill-items';
export { newestOf } from './kept/newest-of';
export { keptList, keptPages } from './kept/kept-list';
export { type KeptParsers, readKept } from './kept/read-kept';
export { useList, withFirstPage } from './list/first-page';
export { type ListView, useListView } from './list/use-list-view';
export { outboxName } from './outbox/outbox-name';
export { defineOutbox, defineOutboxRules, type OutboxByCollection } from './outbox/define-outbox';
export type { OutboxRules } from './outbox/rules';
export {
  OutboxContext,
  useAllWaiting,
  useOutbox,
  useWaiting,
  useWaitingChange,
} from './outbox/outbox-context';
export { savedInWords } from './outbox/saved-in-words';
export { useHoldThenSave, useSaveOrKeep } from './outbox/use-save-or-keep';
export { WaitingMark } from './outbox/waiting-mark';
export { useListWithWaiting, withWaiting } from './outbox/with-waiting';
export { type FieldText } from './record/conflict';
export { DeleteRecordDialog } from './record/delete-record-dialog';
export {
  choiceField,
  dateField,
  type Field,
  flagField,
  listField,
  secretField,
  sharedField,
  textField,
} from './record/field';
export {
  type FieldTable,
  changesOf,
  draftOf,
  type DraftOf,
  type FieldProblems,
  hasChanges,
  problemsOf,
  recordConflict,
  valuesOf,
  type ValuesOf,
} from './record/field-table';
export { useKeepForm, useKeptForm } from './record/kept-form';
export { OpenRecord } from './record/open-record';
export { isForEveryone } from './record/ownership';
export type { ListOrder } from './record/list-order';
export { RecordForm, ShareField } from './record/record-form';
export { recordRepository, type Records } from './record/record-repository';
export {
  itemQuery,
  useCreateRecord,
  useDeleteRecord,
  useRecord,
  useShowSaved,
  useUpdateRecord,
} from './record/records';
export { type Edited, useEditForm } from './record/use-edit-form';
export { useRecordForm } from './record/use-record-form';
export { useWayOut } from './record/use-way-out';
export { type AskAnew, useAskAnew } from './tool/ask-anew';
export { loadOnce } from './tool/load-once';
export { createQueryClient } from './tool/query-client';
export {
  type TileQuery,
  defineTool,
  type TileRecords,
  type LocalLine,
  type Offline,
  type TileMoment,
  type TileSummary,
  type Tool,
} from './tool/tool';
