import { Badge } from '@hub/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import type { WaitingChange } from './waiting-change';
import { useWaitingChange } from './outbox-context';

/** Marks a record with unsent changes; nothing if everything is saved. */
export function WaitingMark({ collection, id }: { collection: WaitingChange['collection']; id: string }) {
  const waiting = useWaitingChange(collection, id);
  if (waiting === undefined) return null;
  return waiting.refusal === null ? (
    <Badge icon={CloudUpload}>Waiting to be saved</Badge>
  ) : (
    <Badge icon={CircleAlert} tone="danger">
      Could not be saved
    </Badge>
  );
}
