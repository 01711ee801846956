import { useAllWaiting } from '@hub/tool-kit';
import { List } from '@hub/ui';
import { useId } from 'react';
import { WaitingRow } from './waiting-row';

/**
 * The unsent changes on this device, and those that the server refused. Renders nothing if there are none.
 */
export function WaitingList() {
  const waiting = useAllWaiting();
  const titleId = useId();
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div>
        <h2 id={titleId} className="text-17">
          Waits to be saved
        </h2>
        <p className="text-13 text-muted">
          Kept on this device. It is sent as soon as the hub can be reached.
        </p>
      </div>
      <List label="Waits to be saved">
        {waiting.map((change) => (
          <WaitingRow key={`${change.collection}/${change.recordId}`} waiting={change} />
        ))}
      </List>
    </section>
  );
}
