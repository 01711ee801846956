import type { LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { cx } from '../cx';
import { shortcutProps } from '../keys/shortcuts';
import { useToast } from '../overlay/toast';
import { Margin } from './margin';
import { useHeightVariable } from './use-height-variable';

/** One tab of the bottom bar. */
export interface Tab {
  to: string;
  label: string;
  icon: LucideIcon;
  /** The number of waiting items there; 0 is not shown. */
  count?: number | undefined;
  /** Whether it is current only at exactly this path, not at paths below it. */
  end?: boolean | undefined;
  /** Whether it is shown but does nothing yet. */
  disabled?: boolean | undefined;
  /** Whether it adds to the tool's list: the key `n` activates it. */
  adds?: boolean | undefined;
  /** Whether it is the current one, if that does not follow from the path. */
  current?: boolean | undefined;
}

function isAt(pathname: string, { to, end = false, disabled, current }: Tab): boolean {
  return current ?? (!disabled && matchPath({ path: to, end }, pathname) !== null);
}

const look =
  'flex min-h-12 min-w-fit flex-1 flex-col items-center justify-center gap-0.5 rounded-control px-1 text-center text-13 font-medium text-muted -outline-offset-2';
/** On a small screen, the labels of five tabs wrap to a second line. */
const CROWDED = '@max-[21rem]:min-w-min @min-[19rem]:@max-[21rem]:justify-start';
/** On a small phone, they stay in one row. */
const CROWDED_HALF = '@min-[19rem]:@max-[21rem]:min-w-min @min-[19rem]:@max-[21rem]:flex-nowrap';

/** The width of a half is proportional to its number of tabs: in one row, all are equal. */
const GROWTH: Readonly<Record<number, string>> = { 1: 'flex-1', 2: 'flex-2', 3: 'flex-3' };

/** The tabs in two halves: if they don't fit in one row, each half is its own row. */
function halvesOf(tabs: readonly Tab[]): (readonly Tab[])[] {
  const half = Math.ceil(tabs.length / 2);
  return [tabs.slice(0, half), tabs.slice(half)].filter(({ length }) => length > 0);
}

interface TabBarProps {
  tabs: readonly Tab[];
  /** A tool's id. */
  tool?: string | undefined;
  /** Shown above the bar, with the same width. */
  above?: ReactNode;
  /** Whether the tabs are below the tools if the window has a margin; the content above them stays. */
  inMargin?: boolean | undefined;
}

/** The bar at the bottom of a tool, with its own tabs; without icons for large text on a small screen. */
export function TabBar({ above, ...places }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useHeightVariable(bar, '--bar-height');
  return (
    // On paper, it would cover the text of each sheet.
    <div
      ref={bar}
      data-tool={places.tool}
      className="tab-bar fixed inset-x-0 bottom-0 z-2 mx-auto max-w-[max(40vw,30rem)] border-line bg-page column:border-x print:hidden"
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

/** One tab: a link, or a disabled one. */
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

/** A disabled tab, which says so on hover and on tap. */
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
