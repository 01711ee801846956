import { dropTypedText, readTypedText, storeTypedText, useSession } from '@hub/auth';
import { useState } from 'react';

const nameOf = (workoutId: string) => `reply.${workoutId}`;

/** The unsent answers of a coach by workout, stored on the device with each key until they are sent or discarded. */
export function useReplyDrafts() {
  const personId = useSession().user?.id ?? '';
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    isUnsaved: () => [...typed.values()].some((text) => text.trim() !== ''),
    read: (id: string) => typed.get(id) ?? readTypedText(personId, nameOf(id))?.text,
    type: (id: string, text: string) => {
      setTyped((before) => new Map(before).set(id, text));
      storeTypedText(personId, nameOf(id), text);
    },
    forget: (id: string) => {
      setTyped((before) => new Map([...before].filter(([other]) => other !== id)));
      dropTypedText(personId, nameOf(id));
    },
    /** Deletes the stored answers: the coach leaves without sending them. */
    letGo: () => {
      for (const id of typed.keys()) dropTypedText(personId, nameOf(id));
    },
  };
}
