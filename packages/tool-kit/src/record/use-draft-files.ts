import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { filesOf } from './device-draft';
import { type DraftFiles, dropDraftFiles, readDraftFiles, storeDraftFiles } from './draft-files';
import type { FormKey } from './form-draft';

function areSame(files: DraftFiles, others: DraftFiles): boolean {
  const names = new Set([...Object.keys(files), ...Object.keys(others)]);
  return [...names].every((name) => files[name] === others[name]);
}

interface DraftFilesOptions {
  key: FormKey;
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
  const stored = useRef<DraftFiles>({});
  const [lost, setLost] = useState<readonly string[]>([]);

  const take = useEffectEvent((files: DraftFiles) => {
    const chosenSince = filesOf(draft);
    const isWanted = ([name]: [string, File]) => chosen.includes(name) && !(name in chosenSince);
    stored.current = { ...files, ...stored.current };
    setLost(chosen.filter((name) => !(name in files)));
    const wanted = Object.entries(files).filter(isWanted);
    if (wanted.length > 0) onRead(Object.fromEntries(wanted));
  });
  const read = useEffectEvent(() => (chosen.length === 0 ? null : readDraftFiles(key)));
  useEffect(() => {
    let isHere = true;
    void read()?.then((files) => {
      if (isHere) take(files);
    });
    return () => {
      isHere = false;
    };
  }, []);

  const store = useEffectEvent((files: DraftFiles) => {
    if (areSame(files, stored.current)) return;
    stored.current = files;
    void (Object.keys(files).length === 0 ? dropDraftFiles(key) : storeDraftFiles(key, files));
  });
  useEffect(() => store(filesOf(draft)), [draft]);

  return lost.some((name) => chosen.includes(name) && !(name in filesOf(draft)));
}
