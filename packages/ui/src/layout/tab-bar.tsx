import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';

/** One place of the bottom bar. */
export interface Tab {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Active only at exactly this address. */
  end?: boolean | undefined;
  /** Shown, but leads nowhere yet. */
  disabled?: boolean | undefined;
  /** A disabled place that is nevertheless where one is. */
  current?: boolean | undefined;
}

const look =
  'flex min-h-12 min-w-fit flex-1 flex-col items-center justify-center gap-0.5 rounded-control px-1 text-13 font-medium text-muted -outline-offset-2';

/** The bar at the bottom of a tool, with the tool's own places. Large text leaves its pictures out on a small screen. */
export function TabBar({ tabs }: { tabs: readonly Tab[] }) {
  return (
    <nav
      aria-label="Sections"
      className="sticky bottom-0 z-2 flex flex-wrap border-t border-line bg-page px-2 pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom))]"
    >
      {tabs.map(({ to, label, icon: Icon, end = false, disabled, current }) => {
        const content = (
          <>
            <Icon size={22} strokeWidth={1.75} aria-hidden className="@max-[16rem]:hidden" />
            {label}
          </>
        );
        return disabled ? (
          <a
            key={label}
            role="link"
            aria-disabled="true"
            aria-current={current ? 'page' : undefined}
            title="Coming soon"
            className={`${look} ${current ? 'font-bold text-tool' : 'opacity-50'}`}
          >
            {content}
          </a>
        ) : (
          <NavLink
            key={to}
            to={to}
            end={end}
            className={`${look} transition-colors hover:text-text aria-[current]:font-bold aria-[current]:text-tool`}
          >
            {content}
          </NavLink>
        );
      })}
    </nav>
  );
}
