import { LayoutGrid, LogOut, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { Menu } from '../actions/menu';
import { HeaderButtons } from './header-buttons';

/** What the header of every page offers. */
export interface Shell {
  /** The tools in the apps menu; `id` colours the icon. */
  apps: readonly { id: string; name: string; path: string; icon: LucideIcon }[];
  /** More links under the tools, such as the account. */
  links?: readonly { name: string; path: string; icon: LucideIcon }[] | undefined;
  onSignOut: () => void | Promise<void>;
}

function menuItems({ apps, links = [] }: Shell) {
  return [
    ...apps.map(({ id, name, path, icon }) => ({ label: name, icon, to: path, tool: id })),
    ...links.map(({ name, path, icon }) => ({ label: name, icon, to: path })),
  ];
}

/** Gives every `Page` inside it the apps menu and the log-out button. */
export function ShellProvider({ value, children }: { value: Shell; children: ReactNode }) {
  const buttons = (
    <div className="flex">
      <Menu label="Apps" icon={LayoutGrid} items={menuItems(value)} />
      <IconButton label="Log Out" icon={LogOut} onClick={() => void value.onSignOut()} />
    </div>
  );
  return <HeaderButtons value={buttons}>{children}</HeaderButtons>;
}
