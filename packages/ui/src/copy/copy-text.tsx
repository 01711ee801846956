import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCopy } from './use-copy';

const look = 'block py-3 font-mono text-13 wrap-break-word';

interface CopyTextProps {
  /** The text to copy. */
  text: string;
  /** What the text is, for the hint on how to copy it by hand: "address", "link". */
  what: string;
  /** Called after each copy. */
  onCopied?: (() => void) | undefined;
  /** The displayed text, which may have other line breaks. */
  children: ReactNode;
}

/** A text that is selected, so that the person can copy it by hand. */
function SelectedText({ what, onCopied, children }: Omit<CopyTextProps, 'text'>) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (shown.current === null) return;
    shown.current.focus();
    getSelection()?.selectAllChildren(shown.current);
  }, []);
  return (
    <>
      <span ref={shown} tabIndex={-1} onCopy={onCopied} className={`${look} select-all`}>
        {children}
      </span>
      <p role="alert" className="relative pb-1 text-13 font-medium text-warning">
        Copying is blocked here. The {what} is selected: press Ctrl+C (⌘C on a Mac), or hold it and choose
        Copy.
      </p>
    </>
  );
}

/** A text that a tap copies; it shows "Copied" for a moment, or how to copy it by hand. */
export function CopyText({ text, what, onCopied, children }: CopyTextProps) {
  const { state, copy } = useCopy(text, onCopied);
  if (state === 'refused') {
    return (
      <SelectedText what={what} onCopied={onCopied}>
        {children}
      </SelectedText>
    );
  }
  const isCopied = state === 'copied';
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="relative -mb-2.5">
      <button
        type="button"
        aria-label={text}
        onClick={() => void copy()}
        className="group flex w-full rounded-control text-left"
      >
        <span className={`${look} min-w-0 flex-1 pr-2`}>{children}</span>
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
