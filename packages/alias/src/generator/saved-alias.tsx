import { canChange, useSession } from '@hub/auth';
import { useListWithWaiting } from '@hub/tool-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { aliasesQuery, aliasRecords, NEWEST_FIRST } from '../api/alias.queries';
import type { Alias } from '../api/alias.schema';
import { AliasRow } from '../components/alias-row';

interface SavedAliasProps {
  /** As it was saved here. */
  made: Alias;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  note: ReactNode;
}

/** An alias that was created here: to copy, and to edit as in the list. */
export function SavedAlias({ made, isOpen, onOpen, note }: SavedAliasProps) {
  const { user } = useSession();
  const { data } = useListWithWaiting(aliasRecords, useQuery(aliasesQuery), NEWEST_FIRST);
  const alias = data?.find(({ id }) => id === made.id) ?? made;
  return (
    <AliasRow
      alias={alias}
      isMine={canChange(alias, user)}
      isEditing={isOpen}
      onEdit={() => onOpen(true)}
      onClose={() => onOpen(false)}
      note={note}
    />
  );
}
