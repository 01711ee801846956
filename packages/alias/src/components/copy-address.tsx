import { Address, RowTitle } from '@hub/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef } from 'react';
import { useCopy } from './use-copy';

const look = 'block py-3 font-mono text-13 wrap-break-word';

interface CopyAddressProps {
  address: string;
  /** Hears of each copy. */
  onCopied?: (() => void) | undefined;
}

/** An address that is there to be selected, and is. */
function SelectedAddress({ address, onCopied }: CopyAddressProps) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (text.current === null) return;
    text.current.focus();
    getSelection()?.selectAllChildren(text.current);
  }, []);
  return (
    <>
      <span ref={text} tabIndex={-1} onCopy={onCopied} className={`${look} select-all`}>
        <RowTitle>
          <Address>{address}</Address>
        </RowTitle>
      </span>
      <p role="alert" className="relative pb-1 text-13 font-medium text-warning">
        Copying is blocked here. The address is selected: press Ctrl+C (⌘C on a Mac), or hold it and choose
        Copy.
      </p>
    </>
  );
}

/** An address that a tap copies; says "Copied" for a moment, or how to copy it where the browser refuses. */
export function CopyAddress({ address, onCopied }: CopyAddressProps) {
  const { state, copy } = useCopy(address, onCopied);
  if (state === 'refused') return <SelectedAddress address={address} onCopied={onCopied} />;
  const isCopied = state === 'copied';
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="relative -mb-2.5">
      <button
        type="button"
        aria-label={address}
        onClick={() => void copy()}
        className="group flex w-full rounded-control text-left"
      >
        <span className={`${look} min-w-0 flex-1`}>
          <RowTitle>
            <Address>{address}</Address>
          </RowTitle>
        </span>
        <span
          className={`grid size-11 shrink-0 place-items-center ${isCopied ? 'text-ok' : 'text-muted group-hover:text-text'}`}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </span>
      </button>
      <span
        role="status"
        className="pointer-events-none absolute top-8 right-0 z-1 min-w-11 text-center text-13 font-bold text-ok @max-[20rem]:static @max-[20rem]:block @max-[20rem]:pr-2 @max-[20rem]:text-right"
      >
        {isCopied && <span className="rounded-control bg-surface">Copied</span>}
      </span>
    </div>
  );
}
