import { ChevronLeft, LayoutGrid, LogOut } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton, IconLink } from '../actions/icon-button';
import { Menu } from '../actions/menu';
import { cx } from '../cx';
import { useShell } from './shell';

interface HeaderProps {
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  back: string | (() => void) | undefined;
  actions: ReactNode;
}

/** The bar at the top of every page: way back, title, the page's own actions, apps menu, log-out. */
export function Header({ title, titleRef, back, actions }: HeaderProps) {
  const shell = useShell();
  return (
    <header
      className={cx(
        'sticky top-0 z-2 flex min-h-15 items-center gap-1 bg-page pt-[env(safe-area-inset-top)] pr-2',
        back === undefined ? 'pl-4' : 'pl-1',
      )}
    >
      {typeof back === 'string' && <IconLink label="Back" icon={ChevronLeft} to={back} />}
      {typeof back === 'function' && <IconButton label="Back" icon={ChevronLeft} onClick={back} />}
      <h1
        ref={titleRef}
        tabIndex={-1}
        className={cx(
          'line-clamp-2 min-w-0 flex-1 wrap-break-word',
          back === undefined ? 'text-28 tracking-tight' : 'text-20',
        )}
      >
        {title}
      </h1>
      {actions && <div className="flex min-w-11 items-center gap-2 *:shrink">{actions}</div>}
      {shell && (
        <div className="flex">
          <Menu label="Apps" icon={LayoutGrid} items={menuItems(shell)} />
          <IconButton label="Log Out" icon={LogOut} onClick={() => void shell.onSignOut()} />
        </div>
      )}
    </header>
  );
}

function menuItems({ apps, links = [] }: NonNullable<ReturnType<typeof useShell>>) {
  return [
    ...apps.map(({ id, name, path, icon }) => ({ label: name, icon, to: path, tool: id })),
    ...links.map(({ name, path, icon }) => ({ label: name, icon, to: path })),
  ];
}
