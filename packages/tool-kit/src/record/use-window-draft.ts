import { newRecordId } from '@hub/pb-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftKey, DraftPlace } from './draft-names';
import { claimDraft } from './draft-texts';
import { takeDraft } from './held-drafts';

interface WindowDraftOptions<Draft> {
  place: DraftPlace;
  /** The stored drafts that can be continued, the newest first. */
  read: () => readonly Draft[];
  /** The draft in memory with which the form continues instead; `null` for none. */
  inMemory: { draftId?: string | undefined } | null;
  /** Called if another open page holds the draft `found`: the form continues with `other` instead. */
  onHeld: (found: Draft, other: Draft | null) => void;
}

/**
 * The draft of an open form on this device: the one of an earlier page with which it continues, and where it is stored.
 * Two windows with the same form have a draft each. The newest is shown at once, because asking the browser who holds it
 * takes a moment.
 */
export function useWindowDraft<Draft extends { draftId: string }>({
  place,
  read,
  inMemory,
  onHeld,
}: WindowDraftOptions<Draft>) {
  // Read once: what another page writes after that is not shown here, so it is not this page's.
  const [drafts] = useState(read);
  const [found, setFound] = useState(() => {
    const own = inMemory === null ? drafts[0] : drafts.find(({ draftId }) => draftId === inMemory.draftId);
    return own ?? null;
  });
  const [draftId, setDraftId] = useState(() => inMemory?.draftId ?? found?.draftId ?? newRecordId());
  // A field may store much later than it was rendered, such as when a picture is ready.
  const idNow = useRef(draftId);
  const keyNow = (): DraftKey => ({ ...place, draftId: idNow.current });

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

  const ask = useEffectEvent(() => takeDraft(place, drafts));
  const settle = useEffectEvent((taken: Draft | null) => {
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
    /** Stores the draft by `write`; in a new place if another page, of which this one could not know, has written it since. */
    store: (write: (key: DraftKey) => void) =>
      onceHeld(() => {
        const key = claimDraft(keyNow());
        if (key.draftId !== idNow.current) moveTo(key.draftId);
        write(key);
      }),
    /** Deletes the draft by `remove`. */
    drop: (remove: (key: DraftKey) => void) =>
      onceHeld(() => {
        remove(keyNow());
        setFound(null);
      }),
  };
}
