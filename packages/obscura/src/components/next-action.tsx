import { Button } from '@hub/ui';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { useId } from 'react';
import { type CleanedFile, type ListedFile, isClean, isInBatch, isToProcess } from '../model/listed-files';
import { PACK_NAME } from '../files/use-saving';
import { type Options, planInWords } from '../model/options';
import { obstacleTo, batchOf } from '../model/batch';
import { ActionBar } from './action-bar';

interface NextActionProps {
  entries: readonly ListedFile[];
  options: Options;
  onSave: (entries: readonly CleanedFile[]) => void;
  /** Hands them to another app; `undefined` if this device can't. */
  onShare: ((entries: readonly CleanedFile[]) => void) | undefined;
  /** Moves to the options. */
  onChangeOptions: () => void;
  onCancel: () => void;
}

/** The bar at the bottom: processing submits the form around it; afterwards, it saves the cleaned files. */
export function NextAction({
  entries,
  options,
  onSave,
  onShare,
  onChangeOptions,
  onCancel,
}: NextActionProps) {
  const noteId = useId();
  const clean = entries.filter(isClean);
  const isSeveral = clean.length > 1;
  const save = isSeveral ? 'Save all' : 'Save';
  if (entries.some(isInBatch)) {
    return (
      <ActionBar>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button key="process" type="submit" busy busyLabel="Processing…">
          Process File
        </Button>
      </ActionBar>
    );
  }
  const batch = batchOf(entries, options);
  const isDone = clean.length > 0 && !entries.some(isToProcess) && batch.length === 0;
  if (isDone) {
    return (
      <ActionBar note={isSeveral ? { id: noteId, text: `Saved together as ${PACK_NAME}` } : undefined}>
        {onShare && (
          <Button variant="quiet" icon={Share2} onClick={() => onShare(clean)}>
            {isSeveral ? 'Share all' : 'Share'}
          </Button>
        )}
        <Button
          icon={Download}
          aria-describedby={isSeveral ? noteId : undefined}
          onClick={() => onSave(clean)}
        >
          {save}
        </Button>
      </ActionBar>
    );
  }
  const obstacle = obstacleTo(entries, options);
  const kinds = batch.map(({ kind }) => kind);
  const change = (
    <Button variant="plain" size="sm" onClick={onChangeOptions}>
      Change
    </Button>
  );
  const note = obstacle === null ? { text: planInWords(kinds, options), action: change } : { text: obstacle };
  return (
    <ActionBar note={{ id: noteId, ...note }}>
      {clean.length > 0 && (
        <Button variant="quiet" icon={Download} onClick={() => onSave(clean)}>
          {save}
        </Button>
      )}
      <Button key="process" type="submit" disabled={obstacle !== null} aria-describedby={noteId}>
        Process File
      </Button>
    </ActionBar>
  );
}
