import { newRecordId } from '@hub/pb-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DeviceDraft,
  dropDeviceDraft,
  type FormDraft,
  isWrittenElsewhere,
  readDeviceDrafts,
  storeDeviceDraft,
  takeDeviceDraft,
} from './device-draft';
import type { DraftOf, FieldTable, StoredOf } from './field-table';
import type { FormKey } from './form-draft';
import { holdDraft } from './held-drafts';
import type { Versioned } from './record-repository';

interface DeviceDraftOptions<Table extends FieldTable, Item> {
  form: FormKey;
  fields: Table;
  /** The record to change, as it is now; `null` for a new one. */
  item: Item | null;
  /** The initial values, of a stored or a new record. */
  begunWith: (item: Item | null) => DraftOf<Table>;
  /** The draft in memory with which the form continues instead; `null` for none. */
  inMemory: FormDraft<Item, DraftOf<Table>> | null;
  /** Called if another open page holds the draft `found`: the form continues with `other` instead. */
  onHeld: (found: DeviceDraft<Item, DraftOf<Table>>, other: DeviceDraft<Item, DraftOf<Table>> | null) => void;
}

/**
 * The draft of an open form on this device: the one of an earlier page with which it continues, and where it is stored.
 * Two windows with the same form have a draft each. The newest is shown at once, because asking the browser who holds it
 * takes a moment.
 */
export function useDeviceDraft<Table extends FieldTable, Item extends Versioned & StoredOf<Table>>({
  form,
  fields,
  item,
  begunWith,
  inMemory,
  onHeld,
}: DeviceDraftOptions<Table, Item>) {
  const [found, setFound] = useState(() => {
    const drafts = readDeviceDrafts(form, fields, item, begunWith(item));
    const own = inMemory === null ? drafts[0] : drafts.find(({ draftId }) => draftId === inMemory.draftId);
    return own ?? null;
  });
  const [draftId, setDraftId] = useState(() => inMemory?.draftId ?? found?.draftId ?? newRecordId());
  // A field may store much later than it was rendered, such as when a picture is ready.
  const idNow = useRef(draftId);
  const keyNow = () => ({ ...form, draftId: idNow.current });

  const isAsking = useRef(found !== null && inMemory === null);
  /** What is to be stored once this page holds the draft; until then it may be another page's. */
  const waiting = useRef<() => void>(null);

  function moveTo(id: string) {
    idNow.current = id;
    setDraftId(id);
  }

  function onceHeld(write: () => void) {
    if (isAsking.current) waiting.current = write;
    else write();
  }

  const ask = useEffectEvent(() => takeDeviceDraft(form, fields, item, begunWith(item)));
  const settle = useEffectEvent((taken: typeof found) => {
    isAsking.current = false;
    if (found === null || taken?.draftId === found.draftId) {
      waiting.current?.();
      return;
    }
    moveTo(taken?.draftId ?? newRecordId());
    setFound(taken);
    onHeld(found, taken);
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
    /** The draft of an earlier page with which the form continues; `null` if there is none any more. */
    found,
    /** Under which id the form's draft is stored. */
    draftId,
    /** Stores the draft; in a new place if another page, of which this one could not know, has written it since. */
    store: (draft: FormDraft<Item, DraftOf<Table>>) =>
      onceHeld(() => {
        if (isWrittenElsewhere(keyNow())) moveTo(newRecordId());
        void holdDraft(keyNow());
        storeDeviceDraft(keyNow(), fields, draft);
      }),
    drop: () =>
      onceHeld(() => {
        dropDeviceDraft(keyNow());
        setFound(null);
      }),
  };
}
