import { formatCount } from '@hub/locale';
import { useIsReachable } from '@hub/pb-client';
import type { FoundRows } from '@hub/tool-kit/import';
import { Banner, BottomActions, Button, useToast } from '@hub/ui';
import { type ReactNode, useMemo } from 'react';
import { Counts } from './counts';
import { ImportDone } from './import-done';
import type { Outcome } from './imports.api';
import type { ImportingTool } from './load-imports';
import { previewOf } from './preview';
import { PreviewGroups } from './preview-group';
import { useChosenRows } from './use-chosen-rows';
import { useSaveImport } from './use-save-import';
import { useUndoImport } from './use-undo-import';

interface PreviewScreenProps {
  found: FoundRows;
  tool: ImportingTool;
  outcomes: readonly Outcome[];
  /** Called when the import was undone. */
  onUndone: () => void;
  /** Shown above the rows before anything is imported. */
  children?: ReactNode;
}

/** What an import would do; then the import, and its result. */
export function PreviewScreen({ found, tool, outcomes, onUndone, children }: PreviewScreenProps) {
  const preview = useMemo(() => previewOf(tool.imports.fields, found, outcomes), [tool, found, outcomes]);
  const { save, result, waiting, progress, again } = useSaveImport(found, tool);
  const { mutate: undo, isPending: isUndoing } = useUndoImport(onUndone);
  const showToast = useToast();
  const isReachable = useIsReachable();
  const { all, chosen, without, choose } = useChosenRows(preview, outcomes);

  function run() {
    const rows = chosen.flatMap((at) => found.rows[at] ?? []);
    save.mutate(rows, {
      onSuccess: ({ id, added, changed }) => {
        if (id === null) return;
        showToast(`Imported ${formatCount(added + changed)}`, { label: 'Undo', onSelect: () => undo(id) });
      },
    });
  }

  if (result !== null) {
    return (
      <ImportDone
        tool={tool.tool}
        result={result}
        waiting={waiting}
        isBusy={again.isPending || isUndoing}
        onUndo={(id) => undo(id)}
        onAgain={() => again.mutate()}
      />
    );
  }
  return (
    <>
      {children}
      <Counts {...preview} />
      {all.length > 0 && found.unread.length > 0 && (
        <p className="text-13 text-muted wrap-anywhere">
          Columns left out, because no field has their name: {found.unread.join(', ')}
        </p>
      )}
      <PreviewGroups preview={preview} without={without} onChoose={choose} />
      {save.error && <Banner tone="danger">{save.error.message}</Banner>}
      {all.length > 0 && (
        <>
          <p className="text-13 text-muted">Nothing is deleted. Undo stays for 7 days.</p>
          <BottomActions>
            <Button
              busy={save.isPending}
              busyLabel={
                progress === null
                  ? 'Importing…'
                  : `Uploading pictures, ${formatCount(Math.round(progress * 100))}%`
              }
              disabled={chosen.length === 0 || !isReachable}
              onClick={run}
            >
              Import {formatCount(chosen.length)}
            </Button>
          </BottomActions>
        </>
      )}
    </>
  );
}
