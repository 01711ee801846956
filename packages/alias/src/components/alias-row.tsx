import { formatShortDate, isForEveryone, useToday, WaitingMark } from '@hub/tool-kit';
import { Badge, IconButton, SharedMark } from '@hub/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import type { Alias } from '../api/alias.schema';
import { AliasForm } from './alias-form';
import { CopyAddress } from './copy-address';
import { Description, Headline, NoDescription } from './description';
import { RetireButton } from './retire-button';
import { useFocusBack } from './use-focus-back';

interface AliasRowProps {
  alias: Alias;
  /** Whether the person may change it. */
  isMine: boolean;
  isEditing: boolean;
  onEdit: () => void;
  onClose: () => void;
  /** Missing in the generator, where a row shows the address first, and its purpose below. */
  onDelete?: () => void;
  /** The result of saving, shown instead of the mark for unsent changes. */
  note?: ReactNode;
}

type RowProps = Omit<AliasRowProps, 'isEditing' | 'onClose'> & { editButton: ReactNode };

/** One alias: to copy and, for those who may, to edit in place; in the list also to retire and to delete. */
export function AliasRow({ isEditing, onClose, ...row }: AliasRowProps) {
  const { alias, isMine, onEdit, onDelete } = row;
  const edit = useFocusBack<HTMLButtonElement>(isEditing);
  if (isEditing) {
    return (
      <Row>
        <CopyAddress address={alias.email} />
        <AliasForm alias={alias} onClose={onClose} />
      </Row>
    );
  }
  const editButton = isMine && <IconButton ref={edit} label="Edit" icon={Pencil} onClick={onEdit} />;
  return onDelete ? (
    <ListedRow {...row} onDelete={onDelete} editButton={editButton} />
  ) : (
    <GeneratedRow {...row} editButton={editButton} />
  );
}

/**
 * A row of the list: the purpose of an alias, with its address below. Copy has the last column to itself, so
 * that a thumb that copies down the list never hits the bin.
 */
function ListedRow({
  alias,
  isMine,
  onEdit,
  onDelete,
  note,
  editButton,
}: RowProps & { onDelete: () => void }) {
  const { email, description } = alias;
  return (
    <Row>
      <div className="pt-1.5 pr-3">
        {description !== null && <Headline>{description}</Headline>}
        {description === null && isMine && <NoDescription onAdd={onEdit} />}
      </div>
      <CopyAddress address={email} />
      {/* Below the address, whose button is as high as a touch target, so that they don't overlap. */}
      <div className="mt-2.5 flex flex-wrap items-center justify-end gap-x-3 pr-11">
        <div className="flex-auto pt-1">
          <Marks alias={alias} note={note} />
        </div>
        {isMine && (
          <div className="flex">
            {editButton}
            <RetireButton alias={alias} />
            <IconButton label="Delete" icon={Trash2} onClick={onDelete} />
          </div>
        )}
      </div>
    </Row>
  );
}

/** A row of the generator: the address, with its purpose below. */
function GeneratedRow({ alias, isMine, onEdit, note, editButton }: RowProps) {
  const { email, description } = alias;
  return (
    <Row buttons={editButton}>
      <CopyAddress address={email} />
      {description !== null && <Description>{description}</Description>}
      {description === null && isMine && <NoDescription onAdd={onEdit} />}
      <Marks alias={alias} note={note} />
    </Row>
  );
}

interface FrameProps {
  children: ReactNode;
  /** Beside the content. */
  buttons?: ReactNode;
}

function Row({ children, buttons }: FrameProps) {
  return (
    <div className="flex flex-wrap items-start justify-end pt-1 pr-1 pb-3 pl-4">
      <div className="max-w-full flex-[1_1_8rem]">{children}</div>
      {buttons && <div className="flex">{buttons}</div>}
    </div>
  );
}

/** The badges of an alias, that it is retired or that everyone on the hub sees it, and the result of a save. */
function Marks({ alias, note }: { alias: Alias; note: ReactNode }) {
  const today = useToday();
  return (
    <>
      {alias.retiredOn !== null && <Badge>Retired {formatShortDate(alias.retiredOn, today)}</Badge>}{' '}
      {isForEveryone(alias) && <SharedMark />} {note ?? <WaitingMark collection="aliases" id={alias.id} />}
    </>
  );
}
