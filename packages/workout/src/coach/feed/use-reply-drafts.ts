import { useSession } from '@hub/auth';
import { newRecordId } from '@hub/pb-client';
import {
  claimDraft,
  type DraftKey,
  dropDraftText,
  readTextDrafts,
  storeDraftText,
  lockFirstDraft,
} from '@hub/tool-kit';
import { useState } from 'react';

interface ReplyDraft {
  text: string;
  key: DraftKey;
}

/** The unsent answers of a coach by workout, stored on the device with each key until they are sent or discarded. */
export function useReplyDrafts() {
  const personId = useSession().user?.id;
  const [typed, setTyped] = useState<ReadonlyMap<string, ReplyDraft>>(new Map());
  const placeOf = (id: string) => ({ personId, name: `reply.${id}` });
  return {
    isUnsaved: () => [...typed.values()].some(({ text }) => text.trim() !== ''),
    /** Goes on with the answer of an earlier page, unless another open window has it, or this one has begun another. */
    open: async (id: string) => {
      const taken = await lockFirstDraft(
        placeOf(id),
        readTextDrafts(placeOf(id), (text) => text),
      );
      if (taken === null) return;
      const draft = { text: taken.text, key: { ...placeOf(id), draftId: taken.draftId } };
      setTyped((before) => (before.has(id) ? before : new Map(before).set(id, draft)));
    },
    read: (id: string) => typed.get(id)?.text,
    type: (id: string, text: string) => {
      const key = claimDraft(typed.get(id)?.key ?? { ...placeOf(id), draftId: newRecordId() });
      setTyped((before) => new Map(before).set(id, { text, key }));
      storeDraftText(key, text);
    },
    forget: (id: string) => {
      setTyped((before) => new Map([...before].filter(([other]) => other !== id)));
      const draft = typed.get(id);
      if (draft) dropDraftText(draft.key);
    },
    /** Deletes the stored answers: the coach leaves without sending them. */
    discard: () => {
      for (const { key } of typed.values()) dropDraftText(key);
    },
  };
}
