import { newRecordId } from '@hub/pb-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftKey, DraftPlace } from './draft-names';
import { claimDraft } from './draft-texts';
import { lockFirstDraft } from './draft-locks';
import { noteOwnDraft, ownDraftsFirst } from './own-drafts';

interface WindowDraftOptions<Draft> {
  place: DraftPlace;
  /** The stored drafts that can be continued, the newest first. */
  read: () => readonly Draft[];
  /** The draft in memory with which the form continues instead; `null` for none. */
  inMemory: { draftId?: string | undefined } | null;
  /** Called if another open page has locked the draft `found`; the form then continues with `other`. */
  onLocked: (found: Draft, other: Draft | null) => void;
}

/**
 * The stored draft of an open form. Each window with the same form has its own. The window's last draft, or the newest, is
 * shown at once and locked afterwards, because the browser takes a moment to grant the lock.
 */
export function useWindowDraft<Draft extends { draftId: string }>({
  place,
  read,
  inMemory,
  onLocked,
}: WindowDraftOptions<Draft>) {
  // Read once: what another page writes after that is not shown here, so it is not this page's.
  const [drafts] = useState(() => ownDraftsFirst(read()));
  const [found, setFound] = useState(() => {
    const own = inMemory === null ? drafts[0] : drafts.find(({ draftId }) => draftId === inMemory.draftId);
    return own ?? null;
  });
  const [draftId, setDraftId] = useState(() => inMemory?.draftId ?? found?.draftId ?? newRecordId());
  // A field may store much later than it was rendered, such as when a picture is ready.
  const idNow = useRef(draftId);
  const keyNow = (): DraftKey => ({ ...place, draftId: idNow.current });

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

  const ask = useEffectEvent(() => lockFirstDraft(place, drafts));
  const settle = useEffectEvent((taken: Draft | null) => {
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
    /** The draft of an earlier page with which the form continues; `null` if there is none any more. */
    found,
    /** Under which id the form's draft is stored. */
    draftId,
    /** Stores the draft by `write`; in a new place if another page, of which this one could not know, has written it since. */
    store: (write: (key: DraftKey) => void) =>
      onceLocked(() => {
        const key = claimDraft(keyNow());
        if (key.draftId !== idNow.current) moveTo(key.draftId);
        noteOwnDraft(key.draftId);
        write(key);
      }),
    /** Deletes the draft by `remove`. */
    drop: (remove: (key: DraftKey) => void) =>
      onceLocked(() => {
        remove(keyNow());
        setFound(null);
      }),
  };
}
