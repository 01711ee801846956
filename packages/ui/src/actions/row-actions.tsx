import type { LucideIcon } from 'lucide-react';
import { IconButton, IconLink } from './icon-button';
import { Menu } from './menu';
import type { MenuItem } from './menu-items';

interface RowActionsProps {
  /** The name of the menu that replaces the icons if there is no space. */
  label?: string;
  items: readonly (MenuItem & { icon: LucideIcon })[];
}

/** The actions of one row of a `Table`: icons side by side, or one menu if the table is narrow. */
export function RowActions({ label = 'Actions', items }: RowActionsProps) {
  return (
    <>
      <div className="hidden justify-end @icons:flex">
        {items.map(({ label, icon, to, onSelect }) =>
          to === undefined ? (
            <IconButton key={label} label={label} icon={icon} onClick={onSelect} />
          ) : (
            <IconLink key={label} label={label} icon={icon} to={to} />
          ),
        )}
      </div>
      <div className="@icons:hidden">
        <Menu label={label} items={items} />
      </div>
    </>
  );
}
