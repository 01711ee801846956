import { use, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageNotice, type App } from './page-notice';
import { useIsWide } from './use-is-wide';

interface MarginProps {
  /** The id of the page's tool. */
  tool: string | undefined;
  /** Whether the page has a margin; without one, the tabs stay in the bottom bar. */
  isThere: boolean;
  /** The tabs of the bottom bar, which stays where it is if the window has no space for the margin. */
  children?: ReactNode;
}

/** The margin on the left of the column in a wide window: the tools, and the page's own tabs below them. */
export function Margin({ tool, isThere, children }: MarginProps) {
  const { apps = [] } = use(PageNotice);
  const isWide = useIsWide();
  if (!isThere) return <div className="@container">{children}</div>;
  if (children === undefined && !isWide) return null;
  return (
    <div className="@container margin print:hidden">
      <nav aria-label="Apps" className="margin-apps">
        <ul>
          {apps.map((app) => (
            // The prerendered page contains the rows without their links, so that the content below does not
            // move.
            <li key={app.id} className="min-h-11">
              {isWide && <AppLink app={app} isCurrent={app.id === tool} />}
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

function AppLink({ app: { id, name, path, icon: Icon }, isCurrent }: { app: App; isCurrent: boolean }) {
  const { pathname } = useLocation();
  const here = pathname === path ? 'page' : 'true';
  return (
    <Link
      to={path}
      data-tool={id}
      aria-current={isCurrent ? here : undefined}
      className="flex rounded-control font-medium text-muted -outline-offset-2 transition-colors hover:text-text aria-[current]:font-bold aria-[current]:text-tool"
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      {name}
    </Link>
  );
}
