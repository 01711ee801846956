import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '../cx';
import { type Shortcut, shortcutProps } from '../keys/shortcuts';
import { useRowTitleId } from './row-title';

interface IconLook {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: LucideIcon;
  /** The key that presses it, shown in the tooltip. */
  shortcut?: Shortcut | undefined;
}

const look =
  'grid shrink-0 place-items-center rounded-control text-muted transition-[opacity,background-color,scale] hover:bg-raised hover:text-text active:scale-95 disabled:pointer-events-none disabled:opacity-50';

const sizes = {
  md: 'size-11 min-w-11',
  lg: 'size-14 min-w-14',
  worded: 'h-11 min-w-11 grid-flow-col gap-2 px-3 font-medium',
};

type IconButtonProps = IconLook & {
  /** `lg` is 56 px, for buttons that are pressed during a workout. */
  size?: 'md' | 'lg';
  /** The visible label, which the caller hides if there is no space for it. */
  children?: ReactNode;
} & Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label' | 'title'>;

/** A button of 44 × 44 px with an icon, and a label if there is space. In a row, the row's title describes it. */
export function IconButton({
  label,
  icon: Icon,
  shortcut,
  size = 'md',
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      aria-describedby={useRowTitleId()}
      {...rest}
      type={type}
      aria-label={label}
      {...shortcutProps(shortcut, label)}
      className={cx(look, sizes[children === undefined ? size : 'worded'])}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      {children}
    </button>
  );
}

type IconLinkProps = IconLook & Omit<LinkProps, 'className' | 'children' | 'aria-label' | 'title'>;

/** A link of 44 × 44 px with an icon. In a row, the row's title describes it. */
export function IconLink({ label, icon: Icon, shortcut, ...link }: IconLinkProps) {
  return (
    <Link
      aria-describedby={useRowTitleId()}
      {...link}
      aria-label={label}
      {...shortcutProps(shortcut, label)}
      className={cx(look, sizes.md)}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
