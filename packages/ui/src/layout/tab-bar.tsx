import type { LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { cx } from '../cx';
import { shortcutProps } from '../keys/shortcuts';
import { useToast } from '../overlay/toast';
import { Margin } from './margin';
import { useHeightVariable } from './use-height-variable';

/** One place of the bottom bar. */
export interface Tab {
  to: string;
  label: string;
  icon: LucideIcon;
  /** How many things wait there; 0 is not shown. */
  count?: number | undefined;
  /** One is there only at exactly this address, and not at those below it. */
  end?: boolean | undefined;
  /** Shown, but leads nowhere yet. */
  disabled?: boolean | undefined;
  /** The place adds to the tool's list: the key `n` leads there. */
  adds?: boolean | undefined;
  /** Whether one is there, where the address does not say it. */
  current?: boolean | undefined;
}

function isAt(pathname: string, { to, end = false, disabled, current }: Tab): boolean {
  return current ?? (!disabled && matchPath({ path: to, end }, pathname) !== null);
}

const look =
  'flex min-h-12 min-w-fit flex-1 flex-col items-center justify-center gap-0.5 rounded-control px-1 text-center text-13 font-medium text-muted -outline-offset-2';
/** Of five places words give way to a second line on a small screen. */
const CROWDED = '@max-[21rem]:min-w-min @min-[19rem]:@max-[21rem]:justify-start';
/** They stay in one row on a small phone. */
const CROWDED_HALF = '@min-[19rem]:@max-[21rem]:min-w-min @min-[19rem]:@max-[21rem]:flex-nowrap';

/** A half is as wide as it has places: in one row, all are alike. */
const GROWTH: Readonly<Record<number, string>> = { 1: 'flex-1', 2: 'flex-2', 3: 'flex-3' };

/** The places in two halves: where one row has no room for all, each half is a row of its own. */
function halvesOf(tabs: readonly Tab[]): (readonly Tab[])[] {
  const half = Math.ceil(tabs.length / 2);
  return [tabs.slice(0, half), tabs.slice(half)].filter(({ length }) => length > 0);
}

interface TabBarProps {
  tabs: readonly Tab[];
  /** A tool's id. */
  tool?: string | undefined;
  /** Stands on the bar, as wide as it is. */
  above?: ReactNode;
  /** Whether its places stand under the tools where the window has a margin for these; what is above them stays. */
  inMargin?: boolean | undefined;
}

/** The bar at the bottom of a tool, with the tool's own places. Large text leaves its pictures out on a small screen. */
export function TabBar({ above, ...places }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useHeightVariable(bar, '--bar-height');
  return (
    <div
      ref={bar}
      data-tool={places.tool}
      className="tab-bar fixed inset-x-0 bottom-0 z-2 mx-auto max-w-[max(40vw,30rem)] border-line bg-page column:border-x"
    >
      {above}
      <Places {...places} />
    </div>
  );
}

function Places({ tabs, tool, inMargin = false }: Omit<TabBarProps, 'above'>) {
  const { pathname } = useLocation();
  return (
    <Margin tool={tool} isThere={inMargin}>
      <nav
        aria-label="Sections"
        className="flex flex-wrap border-t border-line px-2 pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom))]"
      >
        {halvesOf(tabs).map((half, index) => (
          <div
            key={index}
            className={cx('flex min-w-fit flex-wrap', GROWTH[half.length], tabs.length > 4 && CROWDED_HALF)}
          >
            {half.map((tab) => (
              <Place
                key={tab.label}
                tab={tab}
                isCurrent={isAt(pathname, tab)}
                look={cx(look, tabs.length > 4 && CROWDED)}
              />
            ))}
          </div>
        ))}
      </nav>
    </Margin>
  );
}

interface PlaceProps {
  tab: Tab;
  isCurrent: boolean;
  look: string;
}

/** One place: a link, or what will be one. */
function Place({ tab: { to, label, icon: Icon, count = 0, adds, disabled }, isCurrent, look }: PlaceProps) {
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
    <InertTab current={isCurrent} look={look}>
      {content}
    </InertTab>
  ) : (
    <Link
      {...(adds && shortcutProps('add', label))}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      aria-description={count > 0 ? String(count) : undefined}
      className={`${look} transition-colors hover:text-text aria-[current]:font-bold aria-[current]:text-tool`}
    >
      {content}
    </Link>
  );
}

const SOON = 'Coming soon';

/** A place that leads nowhere yet, and says so to the mouse and to a finger. */
function InertTab({ current, look, children }: { current: boolean; look: string; children: ReactNode }) {
  const toast = useToast();
  return (
    <a
      role="link"
      aria-disabled="true"
      aria-current={current ? 'page' : undefined}
      title={SOON}
      className={cx(look, current ? 'font-bold text-tool' : 'opacity-50')}
      onClick={() => toast(SOON)}
    >
      {children}
    </a>
  );
}
