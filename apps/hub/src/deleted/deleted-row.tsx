import { addDays, toCalendarDate } from '@hub/calendar';
import { deletedLimits, useIsReachable } from '@hub/pb-client';
import { formatDate } from '@hub/tool-kit';
import { Address, Button, focusTitle, useToast } from '@hub/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Deleted, deleteForGood, restore } from './deleted.api';

/** A request about a deleted record; shows the result, or why it failed. */
function useCall(call: (deleted: Deleted) => Promise<unknown>, messages: { done: string; failed: string }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: call,
    onSuccess: () => {
      toast(messages.done);
      focusTitle();
    },
    onError: ({ message }) => toast(`${messages.failed} ${message}`),
    // The tool's lists are reloaded, too.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** A deleted record: what it is, until when it is kept, and its two actions. */
export function DeletedRow({ deleted }: { deleted: Deleted }) {
  const isReachable = useIsReachable();
  const back = useCall(restore, { done: 'Restored', failed: 'Failed to restore.' });
  const deletion = useCall(deleteForGood, { done: 'Deleted for good', failed: 'Failed to delete.' });
  const until = formatDate(addDays(toCalendarDate(deleted.deletedAt), deletedLimits.days));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-40 flex-1">
        <p className="font-medium wrap-anywhere">
          <Address>{deleted.title}</Address>
        </p>
        <p className="text-13 text-muted">
          {deleted.called} · kept until {until}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          busy={back.isPending}
          disabled={!isReachable || deletion.isPending}
          aria-label={`Restore ${deleted.title}`}
          onClick={() => back.mutate(deleted)}
        >
          Restore
        </Button>
        <Button
          variant="plain"
          busy={deletion.isPending}
          disabled={!isReachable || back.isPending}
          aria-label={`Delete for good: ${deleted.title}`}
          onClick={() => deletion.mutate(deleted)}
        >
          Delete for good
        </Button>
      </div>
    </li>
  );
}
