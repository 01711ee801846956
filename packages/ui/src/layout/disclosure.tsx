import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

interface DisclosureProps {
  /** The text that is always visible, and describes the hidden content. */
  label: string;
  /** Whether it is open, if that is controlled from outside; initially closed by default. */
  open?: boolean;
  /** Called with its new state. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Content that is shown on request: a muted line with a chevron that turns when it is opened. */
export function Disclosure({ label, open, onToggle, children }: DisclosureProps) {
  return (
    <details open={open} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary className="relative flex w-fit items-center gap-1 text-13 text-muted after:absolute after:-inset-y-3.5 after:inset-x-0 after:content-[''] hover:text-text [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 wrap-break-word">{label}</span>
        <ChevronDown
          size={16}
          strokeWidth={1.75}
          aria-hidden
          className="shrink-0 transition-transform in-[details[open]>summary]:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
