import { use, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageNotice, type App } from './page-notice';
import { useIsWide } from './use-is-wide';

interface MarginProps {
  /** The id of the tool that the page is of. */
  tool: string | undefined;
  /** Whether the page has one; without it the places stay where they are. */
  isThere: boolean;
  /** The places of the bottom bar, which stands where it is in a window without room. */
  children?: ReactNode;
}

/** In a wide window, the margin at the left of the column: the tools, and the page's own places under them. */
export function Margin({ tool, isThere, children }: MarginProps) {
  const { apps = [] } = use(PageNotice);
  const isWide = useIsWide();
  if (!isThere) return <div className="@container">{children}</div>;
  if (children === undefined && !isWide) return null;
  return (
    <div className="@container margin">
      <nav aria-label="Apps" className="margin-apps">
        <ul>
          {apps.map((app) => (
            // What the build draws has the rows without their links: what is under them stays where it is.
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
