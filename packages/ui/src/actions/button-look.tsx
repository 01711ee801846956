import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx';

/** How a button looks. */
export interface ButtonLook {
  /** One `primary` per screen, `quiet` beside it, `plain` for a mere word, `danger` for what can't be undone. */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined;
  /**
   * `md` is 44 px high, more where its words need two lines; `sm` is 36 px, for headers and rows, with a target of
   * 44 px; `lg` is 56 px, for what is pressed with tired hands.
   */
  size?: 'md' | 'sm' | 'lg' | undefined;
  icon?: LucideIcon | undefined;
  /** For the place in a layout only (width, grid cell, margin). */
  className?: string | undefined;
}

const variants = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  quiet: 'border-line-strong text-text hover:bg-raised',
  plain: 'border-transparent text-accent hover:underline',
  danger: 'border-transparent bg-danger text-page hover:bg-danger-hover',
};

const sizes = {
  lg: 'min-h-14 px-5 py-2 text-17',
  md: 'min-h-11 px-4 py-1.5',
  sm: "min-h-9 px-3 py-1 after:absolute after:-inset-1.25 after:content-['']",
};

/**
 * The attributes of everything that looks like a button; messages keep clear of the one that comes next, the filled one. It is never squeezed: only words that are longer than the whole
 * row break, between words.
 */
export function buttonLook({ variant = 'primary', size = 'md', className }: Omit<ButtonLook, 'icon'>) {
  return {
    className: cx(
      'relative inline-flex max-w-full min-w-fit items-center justify-center rounded-control border text-center leading-tight font-bold',
      'transition-[opacity,background-color,scale] active:scale-98 disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-60',
      variants[variant],
      sizes[size],
      className,
    ),
    'data-keep-clear': variant === 'primary' ? '' : undefined,
  };
}

/** Icon and words of a button. */
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
      <span className="min-w-0 wrap-break-word">{children}</span>
    </>
  );
}
