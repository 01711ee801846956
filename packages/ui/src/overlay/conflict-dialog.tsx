import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { SideBySide } from '../layout/side-by-side';
import { Dialog } from './dialog';

interface ConflictDialogProps {
  /** The fields that both sides changed, with both versions, and what to do where these are the same. */
  contested: readonly { label: string; mine: string; theirs: string; hint?: string }[];
  /** The fields that only the other person changed: their version is kept in either case. */
  theirsAlone: readonly { label: string; theirs: string }[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Asks which version of a record to keep after two people changed it. Closing it decides nothing. */
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
        <table role="table" className="block w-full text-left @[16rem]:table">
          <thead
            role="rowgroup"
            className="sr-only text-13 text-muted @[16rem]:not-sr-only @[16rem]:table-header-group"
          >
            <tr role="row">
              <th role="columnheader" className="pr-3 pb-1 font-medium">
                <span className="sr-only">Field</span>
              </th>
              <th role="columnheader" className="pr-3 pb-1 font-medium">
                Yours
              </th>
              <th role="columnheader" className="pb-1 font-medium">
                Theirs
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup" className="flex flex-col gap-3 @[16rem]:table-row-group">
            {contested.map(({ label, mine, theirs }) => (
              <tr key={label} role="row" className="block align-top @[16rem]:table-row">
                <th
                  role="rowheader"
                  scope="row"
                  className="block font-normal text-muted @[16rem]:table-cell @[16rem]:py-1 @[16rem]:pr-3"
                >
                  {label}
                </th>
                <Version whose="Yours">{mine}</Version>
                <Version whose="Theirs">{theirs}</Version>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {contested.map(({ label, hint }) => hint !== undefined && <p key={label}>{hint}</p>)}
      {theirsAlone.length > 0 && (
        <div>
          <p className="text-13 text-muted">They also changed these, which stay:</p>
          <ul>
            {theirsAlone.map(({ label, theirs }) => (
              <li key={label} className="wrap-anywhere">
                {label}: <span className="font-medium">{theirs}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <SideBySide>
        <Button variant="quiet" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button onClick={onKeepMine}>Keep mine</Button>
      </SideBySide>
    </Dialog>
  );
}

/** One version of a field; if there is no space for columns, it is labelled with its author. */
function Version({ whose, children }: { whose: string; children: ReactNode }) {
  return (
    <td
      role="cell"
      className="block font-medium wrap-anywhere @[16rem]:table-cell @[16rem]:py-1 @[16rem]:not-last:pr-3"
    >
      <span aria-hidden className="font-normal text-muted @[16rem]:hidden">
        {whose}:{' '}
      </span>
      {children}
    </td>
  );
}
