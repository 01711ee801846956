import { Button } from '../actions/button';
import { Dialog } from './dialog';

interface ConflictDialogProps {
  /** What the person changed and someone else has otherwise, as both versions read. */
  contested: readonly { label: string; mine: string; theirs: string }[];
  /** What only the other changed: it stays, whichever way the person decides. */
  theirsAlone: readonly { label: string; theirs: string }[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Asks which version of a record stays when it was changed twice. Closing decides nothing and saves nothing. */
export function ConflictDialog({
  contested,
  theirsAlone,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Someone changed this since you opened it" role="alertdialog">
      <p className="text-muted">It may have been you, in another window.</p>
      {contested.length > 0 && (
        <table className="w-full text-left">
          <thead className="text-13 text-muted">
            <tr>
              <th className="pr-3 pb-1 font-medium">
                <span className="sr-only">Field</span>
              </th>
              <th className="pr-3 pb-1 font-medium">Yours</th>
              <th className="pb-1 font-medium">Theirs</th>
            </tr>
          </thead>
          <tbody>
            {contested.map(({ label, mine, theirs }) => (
              <tr key={label} className="align-top">
                <th scope="row" className="py-1 pr-3 font-normal text-muted">
                  {label}
                </th>
                <td className="py-1 pr-3 font-medium wrap-anywhere">{mine}</td>
                <td className="py-1 font-medium wrap-anywhere">{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {theirsAlone.length > 0 && (
        <div>
          <p className="text-13 text-muted">They also changed, and this stays:</p>
          <ul>
            {theirsAlone.map(({ label, theirs }) => (
              <li key={label} className="wrap-anywhere">
                {label}: <span className="font-medium">{theirs}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="quiet" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button onClick={onKeepMine}>Keep mine</Button>
      </div>
    </Dialog>
  );
}
