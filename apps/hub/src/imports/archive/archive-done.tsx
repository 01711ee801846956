import { counted } from '@hub/locale';
import { Button, LinkButton, List, ListItem } from '@hub/ui';
import { DoneBanner } from '../done-banner';
import { useUndoImport } from '../use-undo-import';
import type { ArchiveResult } from './use-archive';

/** The result of a restore, what could not be restored, and its undo. */
export function ArchiveDone({ result, onUndone }: { result: ArchiveResult; onUndone: () => void }) {
  const { importId, added, changed, lost, onDevice } = result;
  const { mutate: undo, isPending } = useUndoImport(onUndone);
  return (
    <>
      <DoneBanner added={added} changed={changed}>
        {onDevice > 0 &&
          ` ${counted(onDevice, 'set')} of photos ${onDevice === 1 ? 'is' : 'are'} in this browser.`}
      </DoneBanner>
      {lost.length > 0 && (
        <>
          <p>{counted(lost.length, 'document')} could not be restored.</p>
          <List label="Not restored">
            {lost.map(({ title, failure }) => (
              <ListItem key={title}>
                <span className="block font-medium wrap-anywhere">{title}</span>
                <span className="block text-13 text-danger">{failure}</span>
              </ListItem>
            ))}
          </List>
        </>
      )}
      <LinkButton to="/">Go to Apps</LinkButton>
      {added + changed > 0 && (
        <Button variant="quiet" busy={isPending} onClick={() => undo(importId)}>
          Undo this import
        </Button>
      )}
    </>
  );
}
