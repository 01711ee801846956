import { useIsReachable } from '@hub/pb-client';
import { Button } from '@hub/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Holding } from '../../api/account';
import type { Person } from '../../api/person.schema';
import { AccountPart } from './account-part';
import { RemovePersonDialog } from './remove-person-dialog';

interface RemovePartProps {
  person: Person;
  holdings: readonly Holding[];
}

/** Removes a person from the hub, with their records. */
export function RemovePart({ person, holdings }: RemovePartProps) {
  const isReachable = useIsReachable();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <AccountPart title="Remove" says="Removes the person and what they have. To keep it, deactivate them.">
      <Button variant="quiet" icon={Trash2} disabled={!isReachable} onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      {isAsking && (
        <RemovePersonDialog person={person} holdings={holdings} onClose={() => setIsAsking(false)} />
      )}
    </AccountPart>
  );
}
