import { Button } from '@hub/ui';
import Download from 'lucide-react/icons/download';
import { type CleanEntry, type Entry, isClean, isInRound, isToProcess } from '../model/entries';
import { doesSomething, type Options } from '../model/options';
import { ActionBar } from './action-bar';

interface NextActionProps {
  entries: readonly Entry[];
  options: Options;
  onSave: (entries: readonly CleanEntry[]) => void;
  onCancel: () => void;
}

function canProcess(entries: readonly Entry[], options: Options): boolean {
  return (
    !entries.some(({ step }) => step.at === 'looking') &&
    entries.some((entry) => isToProcess(entry) && doesSomething(entry.kind, options))
  );
}

/** The bar at the bottom: processing submits the form around it; then what has been cleaned is saved. */
export function NextAction({ entries, options, onSave, onCancel }: NextActionProps) {
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
  if (clean.length > 0 && !entries.some(isToProcess)) {
    return (
      <ActionBar>
        <Button icon={Download} onClick={() => onSave(clean)}>
          {save}
        </Button>
      </ActionBar>
    );
  }
  return (
    <ActionBar>
      {clean.length > 0 && (
        <Button variant="quiet" icon={Download} onClick={() => onSave(clean)}>
          {save}
        </Button>
      )}
      <Button key="process" type="submit" disabled={!canProcess(entries, options)}>
        Process File
      </Button>
    </ActionBar>
  );
}
