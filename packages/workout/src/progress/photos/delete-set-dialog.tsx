import { capitalized } from '@hub/locale';
import { DeleteRowDialog } from '@hub/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sidesInWords } from './photo-set';
import { photoStore } from './photo-store';
import { refreshPhotos } from './photos.queries';
import type { NamedSet } from './set-name';

interface DeleteSetDialogProps {
  set: NamedSet;
  person: string;
  onClose: () => void;
}

/** Asks before a set is deleted: there is no other copy of it. */
export function DeleteSetDialog({ set, person, onClose }: DeleteSetDialogProps) {
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => photoStore(person).delete(set.id),
    onSuccess: () => refreshPhotos(queryClient, person),
  });
  return (
    <DeleteRowDialog
      title={`Delete the photos of ${set.name}?`}
      message={`${capitalized(sidesInWords(set))}. They are on this device only, so this can’t be undone.`}
      onDelete={(onDeleted) => deletion.mutate(undefined, { onSuccess: () => onDeleted() })}
      busy={deletion.isPending}
      error={deletion.error?.message}
      onClose={onClose}
    />
  );
}
