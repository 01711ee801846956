import { formatDate } from '@hub/tool-kit';
import { DeleteRowDialog } from '@hub/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PhotoSet, sidesInWords } from './photo-set';
import { photoStore } from './photo-store';
import { refreshPhotos } from './photos.queries';

interface DeleteSetDialogProps {
  set: PhotoSet;
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
      title={`Delete the photos of ${formatDate(set.date)}?`}
      message={`${sidesInWords(set)}. They are on this device only, so this can’t be undone.`.replace(
        /^./,
        (first) => first.toUpperCase(),
      )}
      onDelete={(onDeleted) => deletion.mutate(undefined, { onSuccess: onDeleted })}
      busy={deletion.isPending}
      error={deletion.error?.message}
      onClose={onClose}
    />
  );
}
