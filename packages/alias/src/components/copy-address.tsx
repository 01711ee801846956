import { Check, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Address } from './address';
import { useCopy } from './use-copy';

const look = 'block py-3 font-mono text-13 wrap-break-word';

/** An address that is there to be selected, and is. */
function SelectedAddress({ address }: { address: string }) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (text.current === null) return;
    text.current.focus();
    getSelection()?.selectAllChildren(text.current);
  }, []);
  return (
    <>
      <span ref={text} tabIndex={-1} className={`${look} select-all`}>
        <Address>{address}</Address>
      </span>
      <p role="alert" className="pb-2 text-13 font-medium text-warning">
        Copying is blocked here. The address is selected: press Ctrl+C (⌘C on a Mac), or hold it and choose
        Copy.
      </p>
    </>
  );
}

/** An address that a tap copies; says "Copied" for a moment, or how to copy it where the browser refuses. */
export function CopyAddress({ address }: { address: string }) {
  const { state, copy } = useCopy(address);
  if (state === 'refused') return <SelectedAddress address={address} />;
  return (
    <div className="relative">
      <button
        type="button"
        onClick={() => void copy()}
        className="group flex min-h-11 w-full items-center rounded-control text-left transition-colors hover:bg-raised"
      >
        <span className={`${look} min-w-0 flex-1`}>
          <Address>{address}</Address>
        </span>
        <span className="grid size-11 shrink-0 place-items-center self-start text-muted group-hover:text-text">
          <Copy size={20} strokeWidth={1.75} aria-hidden />
        </span>
      </button>
      <span role="status" className="pointer-events-none absolute top-0 right-0">
        {state === 'copied' && (
          <span className="flex h-11 items-center gap-2 rounded-control bg-surface pr-3 pl-2 text-13 font-bold text-ok">
            Copied
            <Check size={20} strokeWidth={1.75} aria-hidden />
          </span>
        )}
      </span>
    </div>
  );
}
