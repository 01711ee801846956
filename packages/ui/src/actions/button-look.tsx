import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx';

/** The look of a button. */
export interface ButtonLook {
  /** `primary`: one per screen; `quiet`: beside it; `plain`: only text; `danger`: can't be undone. */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined;
  /**
   * `md` is 44 px high, or more if its text needs two lines; `sm` is 36 px, for headers and rows, with a
   * target of 44 px; `lg` is 56 px, for buttons that are pressed during a workout.
   */
  size?: 'md' | 'sm' | 'lg' | undefined;
  icon?: LucideIcon | undefined;
  /** Only for its position in a layout (width, grid cell, margin). */
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
 * The attributes of every element that looks like a button; toasts keep clear of a `primary` one, which is
 * the likely next step. A button never shrinks: only text that is longer than the whole row wraps, between
 * words.
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

/** The icon and text of a button. */
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
