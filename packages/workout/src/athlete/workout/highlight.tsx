import { BreakAtSlashes } from '../../components/break-at-slashes';
import type { ReactNode } from 'react';

interface HighlightProps {
  label: string;
  text: string;
  /** The actions. */
  children: ReactNode;
}

/** The main line of an exercise, with its own background: its target, or the last result. */
export function Highlight({ label, text, children }: HighlightProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-raised py-2 pr-2 pl-3.5">
      <div className="min-w-0 flex-[1_1_8rem] py-0.5">
        <p className="text-13 text-muted">{label}</p>
        <p className="text-17 font-medium wrap-break-word whitespace-pre-line">
          <BreakAtSlashes>{text}</BreakAtSlashes>
        </p>
      </div>
      <div className="ml-auto">{children}</div>
    </div>
  );
}
