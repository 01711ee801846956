import { counted } from '@hub/locale';
import { Button, LinkButton, List, ListItem } from '@hub/ui';
import { DoneBanner } from './done-banner';
import type { ImportingTool } from './load-imports';
import type { ImportResult, Upload } from './use-save-import';

interface DoneProps {
  tool: ImportingTool['tool'];
  result: ImportResult;
  waiting: readonly Upload[];
  isBusy: boolean;
  onUndo: (id: string) => void;
  onAgain: () => void;
}

/** The result of an import, and the pictures that are still being uploaded. */
export function ImportDone({
  tool,
  result: { id, added, changed },
  waiting,
  isBusy,
  onUndo,
  onAgain,
}: DoneProps) {
  return (
    <>
      <DoneBanner added={added} changed={changed} />
      {waiting.length > 0 && (
        <>
          <p>The pictures of {counted(waiting.length, 'record')} could not be uploaded.</p>
          <List label="Not uploaded">
            {waiting.map(({ id: record, title, failure }) => (
              <ListItem key={record}>
                <span className="block font-medium wrap-anywhere">{title}</span>
                <span className="block text-13 text-danger">{failure}</span>
              </ListItem>
            ))}
          </List>
          <Button busy={isBusy} onClick={onAgain}>
            Try again
          </Button>
        </>
      )}
      <LinkButton to={tool.path}>Go to {tool.name}</LinkButton>
      {id !== null && (
        <Button variant="quiet" busy={isBusy} onClick={() => onUndo(id)}>
          Undo this import
        </Button>
      )}
    </>
  );
}
