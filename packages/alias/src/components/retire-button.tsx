import { useToday, useUpdateRecord } from '@hub/tool-kit';
import { IconButton, useToast } from '@hub/ui';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { aliasRecords } from '../api/alias.queries';
import type { Alias } from '../api/alias.schema';

/** Retires an address, or takes it back into use. If the hub can't be reached, the change is queued. */
export function RetireButton({ alias }: { alias: Alias }) {
  const { mutate, isPending } = useUpdateRecord(aliasRecords);
  const today = useToday();
  const toast = useToast();
  const isRetired = alias.retiredOn !== null;

  function toggle() {
    // Not disabled meanwhile, so that it keeps the focus.
    if (isPending) return;
    mutate(
      { record: alias, changes: { retiredOn: isRetired ? '' : today } },
      { onError: ({ message }) => toast(`This was not saved. ${message}`) },
    );
  }

  return (
    <IconButton label={isRetired ? 'Use again' : 'Retire'} icon={isRetired ? Play : Pause} onClick={toggle} />
  );
}
