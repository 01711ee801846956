import type { LucideIcon } from 'lucide-react';
import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { IconButton, IconLink } from '../actions/icon-button';
import { Menu } from '../actions/menu';
import type { MenuItem } from '../actions/menu-items';
import { HeaderButtons } from './header-buttons';
import { type App, PageNotice } from './page-notice';
import { LogOutContext, type LogOutQuestion, useAskingLogOut } from './use-log-out';

/** The header buttons and the messages of every page. */
export interface Shell {
  /** The tools in the apps menu. */
  apps: readonly App[];
  /** Whether the tools are also in the margin of a wide window, together with the tabs of the bottom bar. */
  inMargin?: boolean | undefined;
  /** Links beside the menu, such as the account. */
  links?: readonly { name: string; path: string; icon: LucideIcon }[] | undefined;
  onSignOut: () => void;
  /** Returns the question about what logging out would lose apart from forms; `null` if nothing. */
  askAtLogOut?: (() => LogOutQuestion | null) | undefined;
  /** Shown above the content of every page. */
  notice?: ReactNode;
  /** A few words below the heading of every page, announced when they appear. */
  note?: ReactNode;
}

function menuItems({ apps, links = [] }: Shell, logOut: () => void): MenuItem[] {
  return [
    { label: 'Home', icon: House, to: '/' },
    ...apps.map(({ id, name, path, icon }) => ({ label: name, icon, to: path, tool: id })),
    ...links.map(({ name, path, icon }) => ({ label: name, icon, to: path })),
    { label: 'Log Out', icon: LogOut, onSelect: logOut },
  ];
}

/** Provides the apps menu, the links, the log-out button and the messages to every `Page` inside it. */
export function ShellProvider({ value, children }: { value: Shell; children: ReactNode }) {
  const { logOut, question } = useAskingLogOut(value.onSignOut, value.askAtLogOut);
  const buttons = (
    <div className="flex">
      <Menu label="Apps" icon={LayoutGrid} items={menuItems(value, logOut)} />
      {/* Buttons that the menu contains as well are hidden if the page's own actions need the space. */}
      <div className="flex in-data-crowded:@max-[28rem]:hidden">
        {value.links?.map(({ name, path, icon }) => (
          <IconLink key={path} label={name} icon={icon} to={path} />
        ))}
        {/* Separated from the buttons that are pressed often; with its label if there is space. */}
        <span className="ml-2 flex border-l border-line pl-1">
          <IconButton label="Log Out" icon={LogOut} onClick={logOut}>
            <span className="hidden @min-[28rem]:block in-data-crowded:@max-[44rem]:hidden in-data-roomy:@pair:block">
              Log Out
            </span>
          </IconButton>
        </span>
      </div>
    </div>
  );
  return (
    <HeaderButtons value={buttons}>
      <LogOutContext value={logOut}>
        <PageNotice value={value}>{children}</PageNotice>
      </LogOutContext>
      {question}
    </HeaderButtons>
  );
}
