import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { filesOf } from './device-draft';
import { type DraftFiles, dropDraftFiles, readDraftFiles, storeDraftFiles } from './draft-files';
import type { DraftKey } from './draft-names';
import { lockDraft } from './draft-locks';

function areSame(files: DraftFiles, others: DraftFiles): boolean {
  const names = new Set([...Object.keys(files), ...Object.keys(others)]);
  return [...names].every((name) => files[name] === others[name]);
}

interface DraftFilesOptions {
  key: DraftKey;
  draft: object;
  /** The fields that had a file in an earlier page. */
  chosen: readonly string[];
  /** Called with the stored files of the earlier page. */
  onRead: (files: DraftFiles) => void;
}

/**
 * Stores the chosen files of an open form on this device, and restores those of an earlier page. Returns whether one of
 * those could not be restored, and no other was chosen since.
 */
export function useDraftFiles({ key, draft, chosen, onRead }: DraftFilesOptions): boolean {
  const stored = useRef<{ draftId: string; files: DraftFiles }>({ draftId: key.draftId, files: {} });
  const [lost, setLost] = useState<readonly string[]>([]);
  const storedNow = () => (stored.current.draftId === key.draftId ? stored.current.files : {});
  const noteStored = (files: DraftFiles) => {
    stored.current = { draftId: key.draftId, files };
  };

  const take = useEffectEvent((files: DraftFiles) => {
    const chosenSince = filesOf(draft);
    const isWanted = ([name]: [string, File]) => chosen.includes(name) && !(name in chosenSince);
    noteStored({ ...files, ...storedNow() });
    setLost(chosen.filter((name) => !(name in files)));
    const wanted = Object.entries(files).filter(isWanted);
    if (wanted.length > 0) onRead(Object.fromEntries(wanted));
  });
  /** Returns `null` if another open page has locked the draft. */
  const read = useEffectEvent(async () => ((await lockDraft(key)) ? readDraftFiles(key) : null));
  useEffect(() => {
    if (chosen.length === 0) return undefined;
    let isHere = true;
    void read().then((files) => {
      if (isHere && files !== null) take(files);
    });
    return () => {
      isHere = false;
    };
  }, [chosen]);

  const store = useEffectEvent(async (files: DraftFiles) => {
    if (areSame(files, storedNow())) return;
    noteStored(files);
    if (!(await lockDraft(key))) return;
    await (Object.keys(files).length === 0 ? dropDraftFiles(key) : storeDraftFiles(key, files));
  });
  useEffect(() => void store(filesOf(draft)), [draft]);

  return lost.some((name) => chosen.includes(name) && !(name in filesOf(draft)));
}
