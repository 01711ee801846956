import { useAllWaiting, useUnreadable } from '@hub/tool-kit';
import { List } from '@hub/ui';
import { useId } from 'react';
import { UnreadableRow, WaitingRow } from './waiting-row';

/**
 * The unsent changes on this device, with refused ones and those of another release; renders nothing if there are
 * none.
 */
export function WaitingList() {
  const waiting = useAllWaiting();
  const unreadable = useUnreadable();
  const titleId = useId();
  if (waiting.length + unreadable.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div>
        <h2 id={titleId} className="text-17">
          Waiting to be saved
        </h2>
        <p className="text-13 text-muted">
          Kept on this device. It will be sent as soon as the hub can be reached.
        </p>
      </div>
      <List label="Waiting to be saved">
        {waiting.map((change) => (
          <WaitingRow key={`${change.collection}/${change.recordId}`} waiting={change} />
        ))}
        {unreadable.map((change) => (
          <UnreadableRow key={`${change.collection}/${change.recordId}`} change={change} />
        ))}
      </List>
    </section>
  );
}
