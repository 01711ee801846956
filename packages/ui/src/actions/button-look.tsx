import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx';

/** How a button looks. */
export interface ButtonLook {
  /** One `primary` per screen, `quiet` beside it, `danger` for what can't be undone. */
  variant?: 'primary' | 'quiet' | 'danger' | undefined;
  /** `md` is 44 px high; `sm` is 36 px, for headers and rows, with a target of 44 px. */
  size?: 'md' | 'sm' | undefined;
  icon?: LucideIcon | undefined;
  /** For the place in a layout only (width, grid cell, margin). */
  className?: string | undefined;
}

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  quiet: 'border border-line-strong text-text hover:bg-raised',
  danger: 'bg-danger text-page hover:bg-danger-hover',
};

const sizes = {
  md: 'h-11 px-4',
  sm: "h-9 px-3 after:absolute after:-inset-1.25 after:content-['']",
};

/** The classes of everything that looks like a button. */
export function buttonClass({ variant = 'primary', size = 'md', icon, className }: ButtonLook): string {
  return cx(
    'relative inline-flex items-center justify-center rounded-control font-bold whitespace-nowrap',
    'transition-[opacity,background-color,scale] active:scale-98 disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-60',
    icon ? 'min-w-11' : 'min-w-max',
    variants[variant],
    sizes[size],
    className,
  );
}

/** Icon and word of a button. A button that is squeezed (in the header of a narrow phone) keeps its icon whole. */
export function ButtonContent({
  icon: Icon,
  children,
}: {
  icon: LucideIcon | undefined;
  children: ReactNode;
}) {
  return (
    <>
      {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden className="mr-2 -ml-0.5 shrink-0" />}
      <span className="truncate">{children}</span>
    </>
  );
}
