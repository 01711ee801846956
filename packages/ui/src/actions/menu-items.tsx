import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cx } from '../cx';

/** One line of a menu: a link if it has `to`, otherwise an action. */
export type MenuItem = {
  label: string;
  icon?: LucideIcon | undefined;
  /** The id of a tool, in whose hue the icon is coloured. */
  tool?: string | undefined;
  danger?: boolean | undefined;
} & ({ to: string; onSelect?: undefined } | { onSelect: () => void; to?: undefined });

const look =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-raised focus:bg-raised focus-visible:-outline-offset-2';

/** Renders one menu item; `onDone` closes the menu before the item acts. */
export function MenuLine({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const Icon = item.icon;
  const content = (
    <>
      {Icon && (
        <span
          data-tool={item.tool}
          className={item.tool ? 'text-tool' : item.danger ? undefined : 'text-muted'}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      {item.label}
    </>
  );
  const className = cx(look, item.danger && 'text-danger');
  if (item.to !== undefined) {
    return (
      <Link role="menuitem" tabIndex={-1} to={item.to} onClick={onDone} className={className}>
        {content}
      </Link>
    );
  }
  const select = () => {
    onDone();
    item.onSelect();
  };
  return (
    <button role="menuitem" tabIndex={-1} type="button" onClick={select} className={className}>
      {content}
    </button>
  );
}
