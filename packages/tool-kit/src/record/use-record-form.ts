import { useSession } from '@hub/auth';
import { newRecordId } from '@hub/pb-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsWaiting } from '../outbox/outbox-context';
import {
  changesOf,
  draftOf,
  type DraftOf,
  type FieldProblems,
  type FieldTable,
  newValuesOf,
  type StoredOf,
  valuesOf,
  type ValuesOf,
} from './field-table';
import type { DeviceDraft, FormDraft } from './device-draft';
import { formPlace } from './draft-names';
import { keepFormDraft, keptFormDraft, useFormDraft, useStoreFormDraft } from './form-draft';
import type { Records, Versioned } from './record-repository';
import { itemQuery, useCreateRecord, useUpdateRecord } from './records';
import { useDeviceDraft } from './use-device-draft';
import { useDraftFiles } from './use-draft-files';
import { useEditForm } from './use-edit-form';

interface RecordFormOptions<Table extends FieldTable, Item extends Versioned & StoredOf<Table>> {
  records: Records<Item, ValuesOf<Table>>;
  fields: Table;
  /** The record to change, as it is now; `null` for a new one. */
  item: Item | null;
  /** The id of a new record, if it is not to be random. */
  newId?: string | undefined;
  /** The initial values of a new record; empty by default. */
  initial?: Partial<DraftOf<Table>>;
  /** Distinguishes this form from others of new records, or of the same record. */
  part?: string;
  /** Problems that concern several fields of a draft. */
  check?: (draft: DraftOf<Table>) => FieldProblems<DraftOf<Table>>;
  /** Called when the record is saved, or queued on this device (`waits`). */
  onSaved: (saved: Item, waits: boolean) => void;
}

const NO_FILES: readonly string[] = [];

/** The name of a form among those of its collection. */
function partOf(item: Versioned | null, part: string | undefined): string {
  if (item === null) return part ?? 'new';
  return part === undefined ? item.id : `${item.id} ${part}`;
}

/**
 * The state of a form for one record of a collection: {@link useEditForm}, saved by the collection's
 * repository or queued in the outbox. What was typed survives the end of a session, and is stored on the
 * device until it is saved or discarded.
 */
export function useRecordForm<Table extends FieldTable, Item extends Versioned & StoredOf<Table>>({
  records,
  fields,
  item,
  newId: givenId,
  initial,
  part,
  check,
  onSaved,
}: RecordFormOptions<Table, Item>) {
  type Draft = DraftOf<Table>;
  const { collection } = records.repository;
  const personId = useSession().user?.id;
  const queryClient = useQueryClient();
  const isWaiting = useIsWaiting(collection);
  const create = useCreateRecord(records);
  const update = useUpdateRecord(records);
  const key = { collection, personId, part: partOf(item, part) };
  const begunWith = (record: Item | null): Draft => ({
    ...draftOf(fields, record),
    ...(record === null ? initial : undefined),
  });
  const inMemory = useFormDraft(key) as FormDraft<Item, Draft> | null;
  const { found, draftId, ...device } = useDeviceDraft<Table, Item>({
    form: key,
    fields,
    item,
    begunWith,
    inMemory,
    onLocked: replaceDraft,
  });
  const formDraft = inMemory ?? found;
  const [newId, setNewId] = useState(() => formDraft?.newId ?? givenId ?? newRecordId());
  const [wasSent, setSent] = useState(formDraft?.newId !== undefined);
  const [progress, setProgress] = useState<number>();
  const kept = useRef<FormDraft<Item, Draft>>(null);

  function send(base: Item | null, draft: Draft): Promise<Item> {
    const options = { onProgress: setProgress };
    if (base === null) {
      // A retry may find the record that the first attempt created: only all values bring that up to date.
      const values = wasSent ? valuesOf(fields, draft) : newValuesOf(fields, draft);
      setSent(true);
      device.store({ opened: null, draft, newId });
      return create.mutateAsync({ id: newId, values, ...options });
    }
    const changes = changesOf(fields, base, draft);
    if (Object.keys(changes).length === 0) return Promise.resolve(base);
    return update.mutateAsync({ record: base, changes, ...options });
  }

  /** Called when another open page has locked the draft. */
  function replaceDraft(begun: DeviceDraft<Item, Draft>, other: DeviceDraft<Item, Draft> | null) {
    setNewId(other?.newId ?? givenId ?? newRecordId());
    setSent(other?.newId !== undefined);
    form.replaceDraft(begun.draft, other);
  }

  /** The next save makes another record. */
  function renewId() {
    setNewId(givenId ?? newRecordId());
    setSent(false);
  }

  // Two windows may continue one draft. It has an id only once a record may have been created with it; otherwise the
  // windows would overwrite each other's record.
  const sentId = wasSent ? newId : undefined;
  const { opened, beginNew, discard, ...form } = useEditForm<Table, Item>({
    fields,
    item,
    begunWith,
    formDraft,
    storeFormDraft: (edited) => {
      if (edited === null) device.drop();
      else device.store({ ...edited, newId: sentId });
    },
    check,
    save: (base, draft) => send(base, draft).finally(() => setProgress(undefined)),
    getLatest: ({ id }) => queryClient.query({ ...itemQuery(records, id), staleTime: 0 }),
    onSaved: (saved) => onSaved(saved, isWaiting(saved.id)),
  });
  const lacksFile = useDraftFiles({
    key: { ...formPlace(key), draftId },
    draft: form.draft,
    chosen: found?.files ?? NO_FILES,
    onRead: (files) => form.change(files as Partial<Draft>),
  });
  useStoreFormDraft(key, form.isTouched ? { opened, draft: form.draft, newId: sentId, draftId } : null);
  const storeKept = useEffectEvent(() => {
    if (inMemory !== null) device.store(inMemory);
  });
  useEffect(() => storeKept(), []);
  const isRestored = lacksFile || (inMemory === null && form.isTouched);

  return {
    ...form,
    isUnsaved: () => form.isUnsaved() && (kept.current === null || keptFormDraft(key) !== kept.current),
    /** The draft of an earlier page with which the form continues; `null` for none. */
    restored: found && isRestored ? { at: found.at, lacksFile } : null,
    /** Discards the draft. */
    discard: () => {
      discard();
      renewId();
    },
    /** Keeps the draft in memory while another screen adds to it; when the form opens again, it continues. */
    keep: () => {
      kept.current = { opened, draft: form.draft, newId: sentId, draftId };
      keepFormDraft(key, kept.current);
    },
    /** How much of a file has been sent, from 0 to 1, while one is being sent. */
    progress,
    /** Begins another new record, in a form that stays open after its save. */
    restart: () => {
      renewId();
      beginNew();
    },
  };
}

/** What `useRecordForm` returns for a table of fields and its records. */
export type RecordFormState<Table extends FieldTable, Item extends Versioned & StoredOf<Table>> = ReturnType<
  typeof useRecordForm<Table, Item>
>;
