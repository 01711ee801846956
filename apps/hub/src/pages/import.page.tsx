import { useTakenFiles } from '@hub/tool-kit/taken-files';
import { EmptyState, Page, takeFocus } from '@hub/ui';
import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ChooseFile } from '../imports/file-card';
import { FileImport } from '../imports/file-import';
import { useDroppedFile } from '../imports/use-dropped-file';

/** A chosen file, with a number, so that another file starts afresh. */
interface Chosen {
  file: File | null;
  number: number;
}

/** /import: shows what would happen to a file's content before anything is saved. */
export function ImportPage() {
  const state = useLocation().state as { file?: unknown } | null;
  const [{ file, number }, setChosen] = useState<Chosen>(() => ({
    ...{ file: state?.file instanceof File ? state.file : null, number: 0 },
  }));
  const choose = (next: File | null) => setChosen({ file: next, number: number + 1 });
  useDroppedFile(choose);
  useTakenFiles(([first]) => choose(first ?? null));
  return (
    <Page title="Import" back="/account/data">
      {file === null ? (
        <div ref={number > 0 ? takeFocus : undefined} tabIndex={-1} className="m-auto">
          <EmptyState
            icon={FileUp}
            title="No file chosen"
            action={<ChooseFile onFile={choose}>Choose a file</ChooseFile>}
          >
            Choose a file, or drop it here. You see what would change before anything is saved.
          </EmptyState>
        </div>
      ) : (
        <FileImport key={number} file={file} onChange={choose} />
      )}
    </Page>
  );
}
