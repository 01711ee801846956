import { Button } from '@hub/ui';
import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { type CleanedFile, type ListedFile, isClean, isInRound, isToProcess } from '../model/listed-files';
import type { Options } from '../model/options';
import { obstacleTo, roundOf } from '../model/round';
import { ActionBar } from './action-bar';

interface NextActionProps {
  entries: readonly ListedFile[];
  options: Options;
  onSave: (entries: readonly CleanedFile[]) => void;
  onCancel: () => void;
}

/** The bar at the bottom: processing submits the form around it; then what has been cleaned is saved. */
export function NextAction({ entries, options, onSave, onCancel }: NextActionProps) {
  const noteId = useId();
  const clean = entries.filter(isClean);
  const save = clean.length > 1 ? 'Save all' : 'Save';
  if (entries.some(isInRound)) {
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
  const isDone = clean.length > 0 && !entries.some(isToProcess) && roundOf(entries, options).length === 0;
  if (isDone) {
    return (
      <ActionBar>
        <Button icon={Download} onClick={() => onSave(clean)}>
          {save}
        </Button>
      </ActionBar>
    );
  }
  const obstacle = obstacleTo(entries, options);
  return (
    <ActionBar note={obstacle === null ? undefined : { id: noteId, text: obstacle }}>
      {clean.length > 0 && (
        <Button variant="quiet" icon={Download} onClick={() => onSave(clean)}>
          {save}
        </Button>
      )}
      <Button
        key="process"
        type="submit"
        disabled={obstacle !== null}
        aria-describedby={obstacle === null ? undefined : noteId}
      >
        Process File
      </Button>
    </ActionBar>
  );
}
