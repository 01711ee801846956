import { useSession } from '@hub/auth';
import { newRecordId } from '@hub/pb-client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOutbox } from '../outbox/outbox-context';
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
import { keepFormDraft, keptFormDraft, useFormDraft, useStoreFormDraft } from './form-draft';
import type { Locked, Records } from './record-repository';
import { itemQuery, useCreateRecord, useUpdateRecord } from './records';
import { type Edited, useEditForm } from './use-edit-form';

interface RecordFormOptions<Table extends FieldTable, Item extends Locked & StoredOf<Table>> {
  records: Records<Item, ValuesOf<Table>>;
  fields: Table;
  /** The record to change, as it is now; `null` for a new one. */
  item: Item | null;
  /** The id of a new record, if it is not to be random. */
  newId?: string | undefined;
  /** The initial values of a new record; empty by default. */
  initial?: Partial<DraftOf<Table>>;
  /** Distinguishes this form of a new record from others on the same page. */
  part?: string;
  /** Problems that concern several fields of a draft. */
  check?: (draft: DraftOf<Table>) => FieldProblems<DraftOf<Table>>;
  /** It is saved, or queued on this device (`waits`). */
  onSaved: (saved: Item, waits: boolean) => void;
}

/**
 * The state of a form for one record of a collection: {@link useEditForm}, saved by the collection's
 * repository or queued in the outbox. What was typed survives the end of a session.
 */
export function useRecordForm<Table extends FieldTable, Item extends Locked & StoredOf<Table>>({
  records,
  fields,
  item,
  newId: givenId,
  initial,
  part = 'new',
  check,
  onSaved,
}: RecordFormOptions<Table, Item>) {
  type Draft = DraftOf<Table>;
  const { collection } = records.repository;
  const personId = useSession().user?.id;
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const create = useCreateRecord(records);
  const update = useUpdateRecord(records);
  const [newId, setNewId] = useState(() => givenId ?? newRecordId());
  const [progress, setProgress] = useState<number>();
  const wasSent = useRef(false);
  const kept = useRef<Edited<Item, Draft>>(null);

  function send(base: Item | null, draft: Draft): Promise<Item> {
    const options = { onProgress: setProgress };
    if (base === null) {
      // A retry may find the record that the first attempt created: only all values bring that up to date.
      const values = wasSent.current ? valuesOf(fields, draft) : newValuesOf(fields, draft);
      wasSent.current = true;
      return create.mutateAsync({ id: newId, values, ...options });
    }
    const changes = changesOf(fields, base, draft);
    if (Object.keys(changes).length === 0) return Promise.resolve(base);
    return update.mutateAsync({ record: base, changes, ...options });
  }

  const key = { collection, personId, part: item?.id ?? part };
  const { opened, beginNew, ...form } = useEditForm<Table, Item>({
    fields,
    item,
    begunWith: (record) => ({ ...draftOf(fields, record), ...(record === null ? initial : undefined) }),
    formDraft: useFormDraft(key) as Edited<Item, Draft> | null,
    check,
    save: (base, draft) => send(base, draft).finally(() => setProgress(undefined)),
    getLatest: ({ id }) => queryClient.query({ ...itemQuery(records, id), staleTime: 0 }),
    onSaved: (saved) => onSaved(saved, outbox?.waiting.find(collection, saved.id) !== undefined),
  });
  useStoreFormDraft(key, form.isTouched ? { opened, draft: form.draft } : null);

  return {
    ...form,
    isUnsaved: () => form.isUnsaved() && (kept.current === null || keptFormDraft(key) !== kept.current),
    /**
     * Keeps the draft in memory while another screen adds to it: the form continues with it when it opens
     * again.
     */
    keep: () => {
      kept.current = { opened, draft: form.draft };
      keepFormDraft(key, kept.current);
    },
    /** How much of a file has been sent, from 0 to 1, while one is being sent. */
    progress,
    /** Begins another new record, in a form that stays open after its save. */
    startAnew: () => {
      setNewId(newRecordId);
      wasSent.current = false;
      beginNew();
    },
  };
}
