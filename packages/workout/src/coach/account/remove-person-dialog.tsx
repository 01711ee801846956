import { deletionKey, useToday, useWayOut } from '@hub/tool-kit';
import { Banner, Button, Dialog, RadioGroup, SideBySide, useToast } from '@hub/ui';
import { counted } from '@hub/locale';
import { hubNow } from '@hub/pb-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { accounts, type Holding, type SharedFate } from '../../api/account';
import { peopleKey, personRecords } from '../../api/people';
import type { Person } from '../../api/person.schema';
import { downloadFile } from '@hub/ui/download';
import { coachPaths } from '../../paths';
import { EmailLine } from './email-line';
import { exportInWords, exportName, holdingsInWords, sharedOf } from './holdings';

interface RemovePersonDialogProps {
  person: Person;
  holdings: readonly Holding[];
  onClose: () => void;
}

const FATES: { value: SharedFate; label: string; hint: string }[] = [
  { value: 'keep', label: 'Keep for everyone', hint: 'They then belong to nobody; admins can change them.' },
  { value: 'delete', label: 'Delete them too', hint: 'Nobody here will see them any more.' },
];

/** Asks before a person is removed: counts what will be deleted, can save it in a file, and asks about shared records. */
export function RemovePersonDialog({ person, holdings, onClose }: RemovePersonDialogProps) {
  const wayOut = useWayOut();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [fate, setFate] = useState<SharedFate>('keep');
  const shared = sharedOf(holdings);
  const owned = holdingsInWords(holdings);
  const removing = useMutation({
    mutationKey: deletionKey(personRecords, person.id),
    mutationFn: () => accounts.remove(person.id, fate),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: peopleKey, refetchType: 'none' });
      toast('Removed');
      wayOut.leaveTo(coachPaths.people);
    },
  });

  function close() {
    if (!removing.isPending) onClose();
  }

  return (
    <Dialog open role="alertdialog" title={`Remove ${person.name ?? person.email}?`} onClose={close}>
      <EmailLine person={person} />
      <p className="text-muted">
        {owned === null ? 'They have nothing on the hub.' : `Everything they have goes with them: ${owned}.`}{' '}
        This can’t be undone.
      </p>
      {shared > 0 && (
        <RadioGroup
          label={`${counted(shared, 'record is', 'records are')} shared with everyone`}
          options={FATES}
          value={fate}
          onChange={setFate}
        />
      )}
      {owned !== null && <ExportFirst person={person} holdings={holdings} />}
      {removing.error && <Banner tone="danger">Failed to remove. {removing.error.message}</Banner>}
      <SideBySide>
        <Button variant="quiet" onClick={close} aria-disabled={removing.isPending || undefined}>
          Cancel
        </Button>
        <Button
          variant="danger"
          busy={removing.isPending}
          busyLabel="Removing…"
          onClick={() => removing.mutate()}
        >
          Remove
        </Button>
      </SideBySide>
    </Dialog>
  );
}

function ExportFirst({ person, holdings }: Omit<RemovePersonDialogProps, 'onClose'>) {
  const today = useToday();
  const exporting = useMutation({
    mutationFn: () => accounts.export(person.id, holdings, hubNow()),
    onSuccess: (made) => {
      const file = new Blob([JSON.stringify(made, null, 2)], { type: 'application/json' });
      downloadFile(file, exportName(person.name ?? person.email, today));
    },
  });
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="quiet"
        icon={Download}
        busy={exporting.isPending}
        busyLabel="Exporting…"
        onClick={() => exporting.mutate()}
      >
        Export first
      </Button>
      <p role="status" className="text-13 text-muted">
        {exporting.data
          ? exportInWords(holdings, exporting.data)
          : 'A file with what you may see of it, your private notes too, but no documents.'}
      </p>
      {exporting.error && <Banner tone="danger">Failed to export. {exporting.error.message}</Banner>}
    </div>
  );
}
