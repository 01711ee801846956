import { useCopy } from '@hub/ui/copy';
import { CardNumber } from './card-number';

/** The number on the full screen; a tap copies it. If the browser refuses, it can be selected. */
export function TillNumber({ cardId, isAlone }: { cardId: string; isAlone: boolean }) {
  const { state, copy } = useCopy(cardId);
  const look = isAlone ? 'text-28 font-bold' : 'text-20 font-medium';
  if (state === 'refused') {
    return (
      // A tap that selects must not close the screen.
      <div onClick={(event) => event.stopPropagation()}>
        <p className={`${look} select-all`}>
          <CardNumber cardId={cardId} />
        </p>
        <p role="alert" className="text-13 text-warning">
          Copying is blocked here: hold the number and choose Copy.
        </p>
      </div>
    );
  }
  return (
    <div>
      <button
        type="button"
        aria-label={cardId}
        title="Copy the number"
        onClick={(event) => {
          event.stopPropagation();
          void copy();
        }}
        className={`${look} min-h-11 min-w-11 rounded-control px-3`}
      >
        <CardNumber cardId={cardId} />
      </button>
      <p role="status" className="min-h-[1lh] text-13 text-muted">
        {state === 'copied' ? 'Copied' : 'Tap the number to copy it'}
      </p>
    </div>
  );
}
