import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

interface ExpanderProps {
  open: boolean;
  /** The id of the element that it shows and hides. */
  controls: string;
  onToggle: () => void;
  className: string;
  /** The size of its chevron in CSS pixels. */
  size?: number;
  children: ReactNode;
}

/** A button that shows and hides an element; its chevron points up while that is shown. */
export function Expander({ open, controls, onToggle, className, size = 20, children }: ExpanderProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
      className={`flex items-center text-left ${className}`}
    >
      {children}
      <ChevronDown
        size={size}
        strokeWidth={1.75}
        aria-hidden
        className={`shrink-0 text-muted transition-transform ${open ? 'rotate-180' : ''}`}
      />
    </button>
  );
}
