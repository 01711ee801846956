import Check from 'lucide-react/icons/check';
import type { RefObject } from 'react';

interface SetCheckProps {
  /** The name of the set: `Set 1`. */
  label: string;
  isDone: boolean;
  /** Whether it would be lost if the page were closed now. */
  isUnsafe: boolean;
  onCheck: () => void;
  ref: RefObject<HTMLInputElement | null>;
}

/** The checkbox of a set, 48 × 56 px. */
export function SetCheck({ label, isDone, isUnsafe, onCheck, ref }: SetCheckProps) {
  return (
    <label className="grid h-14 w-12 shrink-0 place-items-center">
      <span className="relative grid place-items-center text-page">
        <input
          ref={ref}
          type="checkbox"
          checked={isDone}
          data-unsafe={isUnsafe || undefined}
          onChange={onCheck}
          aria-label={`${label} done`}
          className="tick-box peer size-8 cursor-pointer appearance-none rounded-control border-2 border-line-strong bg-surface transition-colors checked:border-ok checked:not-data-unsafe:bg-ok"
        />
        <Check
          size={18}
          strokeWidth={3}
          aria-hidden
          className="pointer-events-none absolute scale-50 opacity-0 transition-[opacity,scale] peer-checked:scale-100 peer-checked:opacity-100 forced-colors:text-[HighlightText]"
        />
      </span>
    </label>
  );
}
