import { isForEveryone, WaitingMark } from '@hub/tool-kit';
import { IconButton, SharedMark } from '@hub/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import type { Alias } from '../api/alias.schema';
import { AliasForm } from './alias-form';
import { CopyAddress } from './copy-address';
import { Description } from './description';
import { useFocusBack } from './use-focus-back';

interface AliasRowProps {
  alias: Alias;
  /** Whether the person may change it. */
  isMine: boolean;
  isEditing: boolean;
  onEdit: () => void;
  onClose: () => void;
  /** Left out where it is not the place for it. */
  onDelete?: () => void;
  /** The result of saving, shown instead of the mark for unsent changes. */
  note?: ReactNode;
}

/** One alias: to copy, and for those who may, to edit in place and to delete. */
export function AliasRow({ alias, isMine, isEditing, onEdit, onClose, onDelete, note }: AliasRowProps) {
  const edit = useFocusBack<HTMLButtonElement>(isEditing);
  const canEdit = isMine && !isEditing;
  return (
    <div className="flex flex-wrap items-start justify-end pt-1 pr-1 pb-3 pl-4">
      <div className="max-w-full flex-[1_1_8rem]">
        <CopyAddress address={alias.email} />
        {isEditing ? (
          <AliasForm alias={alias} onClose={onClose} />
        ) : (
          <>
            <Description onAdd={canEdit ? onEdit : undefined}>{alias.description}</Description>
            {isForEveryone(alias) && <SharedMark />}{' '}
            {note ?? <WaitingMark collection="aliases" id={alias.id} />}
          </>
        )}
      </div>
      {canEdit && (
        <div className="flex">
          <IconButton ref={edit} label="Edit" icon={Pencil} onClick={onEdit} />
          {onDelete && <IconButton label="Delete" icon={Trash2} onClick={onDelete} />}
        </div>
      )}
    </div>
  );
}
