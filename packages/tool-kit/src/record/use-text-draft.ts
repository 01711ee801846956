import { useRef, useState } from 'react';
import type { DraftPlace } from './draft-names';
import { dropDraftText, readDraftText, readTextDrafts, storeDraftText, type TextDraft } from './draft-texts';
import { useWindowDraft } from './use-window-draft';

interface TextDraftOptions<Draft> {
  place: DraftPlace;
  /** What a stored text says; `null` if it can't be continued. */
  parse: (text: string) => Draft | null;
  /** Called if another open page holds the draft `found`: the form continues with `other` instead. */
  onLocked: (found: TextDraft<Draft>, other: TextDraft<Draft> | null) => void;
}

/** The draft of a form that is no record's on this device, as one text ({@link useWindowDraft}). */
export function useTextDraft<Draft>({ place, parse, onLocked }: TextDraftOptions<Draft>) {
  /** What was stored last; `null` for nothing since the form was opened. */
  const written = useRef<string>(null);
  const [isWritten, setWritten] = useState<boolean | null>(null);
  const { found, store, drop } = useWindowDraft<TextDraft<Draft>>({
    place,
    read: () => readTextDrafts(place, parse),
    inMemory: null,
    onLocked,
  });
  return {
    found,
    /** Whether this device has stored what was typed last. */
    isStored: isWritten ?? found !== null,
    store: (text: string) =>
      store((key) => {
        written.current = text;
        setWritten(storeDraftText(key, text));
      }),
    /** Deletes the draft, unless more was typed since: in another window, or in the same form, opened again. */
    drop: () =>
      drop((key) => {
        if (readDraftText(key)?.text === (written.current ?? found?.text)) dropDraftText(key);
        setWritten(null);
      }),
  };
}
