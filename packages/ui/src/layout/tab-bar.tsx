import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';

/** One place of the bottom bar. */
export interface Tab {
  to: string;
  label: string;
  icon: LucideIcon;
  /** How many things wait there; 0 is not shown. */
  count?: number | undefined;
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
      {tabs.map(({ to, label, icon: Icon, count = 0, end = false, disabled, current }) => {
        const content = (
          <>
            <span className="relative @max-[16rem]:hidden">
              <Icon size={22} strokeWidth={1.75} aria-hidden />
              {count > 0 && (
                <span
                  aria-hidden
                  className="absolute -top-1 left-4 min-w-4.5 rounded-full bg-danger px-1 text-center text-[11px] leading-4.5 font-bold text-page"
                >
                  {count > 99 ? '99+' : count}
                </span>
              )}
            </span>
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
            aria-description={count > 0 ? String(count) : undefined}
            className={`${look} transition-colors hover:text-text aria-[current]:font-bold aria-[current]:text-tool`}
          >
            {content}
          </NavLink>
        );
      })}
    </nav>
  );
}
