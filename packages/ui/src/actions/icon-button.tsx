import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '../cx';
import { type Shortcut, shortcutProps } from '../keys/shortcuts';
import { useRowTitleId } from './row-title';

interface IconLook {
  /** The accessible name, shown as a tooltip too. */
  label: string;
  icon: LucideIcon;
  /** The key that presses it, said in the tooltip. */
  shortcut?: Shortcut | undefined;
}

const look =
  'grid shrink-0 place-items-center rounded-control text-muted transition-[opacity,background-color,scale] hover:bg-raised hover:text-text active:scale-95 disabled:pointer-events-none disabled:opacity-50';

const sizes = { md: 'size-11 min-w-11', lg: 'size-14 min-w-14' };

type IconButtonProps = IconLook & {
  /** `lg` is 56 px, for buttons that are pressed during a workout. */
  size?: keyof typeof sizes;
} & Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label' | 'title'>;

/** A button of 44 × 44 px that shows only an icon. In a row, the row's title describes it. */
export function IconButton({
  label,
  icon: Icon,
  shortcut,
  size = 'md',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      aria-describedby={useRowTitleId()}
      {...rest}
      type={type}
      aria-label={label}
      {...shortcutProps(shortcut, label)}
      className={cx(look, sizes[size])}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

type IconLinkProps = IconLook & Omit<LinkProps, 'className' | 'children' | 'aria-label' | 'title'>;

/** A link of 44 × 44 px that shows only an icon. In a row, the row's title describes it. */
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
