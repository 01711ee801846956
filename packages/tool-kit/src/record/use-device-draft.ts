import { newRecordId } from '@hub/pb-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DeviceDraft,
  dropDeviceDraft,
  type FormDraft,
  isWrittenElsewhere,
  readDeviceDrafts,
  storeDeviceDraft,
  lockDeviceDraft,
} from './device-draft';
import type { DraftOf, FieldTable, StoredOf } from './field-table';
import type { FormKey } from './form-draft';
import { lockDraft } from './draft-locks';
import type { Versioned } from './record-repository';

interface DeviceDraftOptions<Table extends FieldTable, Item> {
  form: FormKey;
  fields: Table;
  /** The record to change, as it is now; `null` for a new one. */
  item: Item | null;
  /** The initial values, of a stored or a new record. */
  begunWith: (item: Item | null) => DraftOf<Table>;
  /** A draft in memory, which takes precedence over stored ones; `null` for none. */
  inMemory: FormDraft<Item, DraftOf<Table>> | null;
  /** Called if another open page has locked the draft `found`; the form then continues with `other`. */
  onLocked: (
    found: DeviceDraft<Item, DraftOf<Table>>,
    other: DeviceDraft<Item, DraftOf<Table>> | null,
  ) => void;
}

/**
 * The stored draft of an open form. Each window with the same form has its own. The newest draft is shown at once and
 * locked afterwards, because the browser takes a moment to grant the lock.
 */
export function useDeviceDraft<Table extends FieldTable, Item extends Versioned & StoredOf<Table>>({
  form,
  fields,
  item,
  begunWith,
  inMemory,
  onLocked,
}: DeviceDraftOptions<Table, Item>) {
  const [found, setFound] = useState(() => {
    const drafts = readDeviceDrafts(form, fields, item, begunWith(item));
    const own = inMemory === null ? drafts[0] : drafts.find(({ draftId }) => draftId === inMemory.draftId);
    return own ?? null;
  });
  const [draftId, setDraftId] = useState(() => inMemory?.draftId ?? found?.draftId ?? newRecordId());
  // Refs, because a field may store long after its render, such as when a picture is ready.
  const idNow = useRef(draftId);
  const keyNow = () => ({ ...form, draftId: idNow.current });

  const isAsking = useRef(found !== null && inMemory === null);
  /** The write that waits for the lock: until then, the draft may be another page's. */
  const waiting = useRef<() => void>(null);

  function moveTo(id: string) {
    idNow.current = id;
    setDraftId(id);
  }

  function onceLocked(write: () => void) {
    if (isAsking.current) waiting.current = write;
    else write();
  }

  const ask = useEffectEvent(() => lockDeviceDraft(form, fields, item, begunWith(item)));
  const settle = useEffectEvent((taken: typeof found) => {
    isAsking.current = false;
    if (found === null || taken?.draftId === found.draftId) {
      waiting.current?.();
      return;
    }
    moveTo(taken?.draftId ?? newRecordId());
    setFound(taken);
    onLocked(found, taken);
  });
  useEffect(() => {
    if (!isAsking.current) return undefined;
    let isHere = true;
    void ask().then((taken) => {
      if (isHere) settle(taken);
    });
    return () => {
      isHere = false;
    };
  }, []);

  return {
    /** The draft of an earlier page with which the form continues; `null` for none. */
    found,
    /** The id of the stored draft. */
    draftId,
    /** Stores the draft, under a new id if another page has written it meanwhile. */
    store: (draft: FormDraft<Item, DraftOf<Table>>) =>
      onceLocked(() => {
        if (isWrittenElsewhere(keyNow())) moveTo(newRecordId());
        void lockDraft(keyNow());
        storeDeviceDraft(keyNow(), fields, draft);
      }),
    drop: () =>
      onceLocked(() => {
        dropDeviceDraft(keyNow());
        setFound(null);
      }),
  };
}
