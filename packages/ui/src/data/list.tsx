import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../cx';

/** A white sheet of rows. */
export function List({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <ul
      role="list"
      aria-label={label}
      className="overflow-clip rounded-card border border-line bg-surface *:border-t *:border-line *:first:border-t-0"
    >
      {children}
    </ul>
  );
}

interface ListItemProps {
  /** Makes the row a link named by its text. */
  to?: string | undefined;
  /** The link opens in a new tab, and says so. */
  newTab?: boolean | undefined;
  /** Before the text: an icon, a flag. */
  leading?: ReactNode;
  /** After the text: buttons, a value. */
  trailing?: ReactNode;
  children: ReactNode;
}

/** One row of a `List`. */
export function ListItem({ to, newTab = false, leading, trailing, children }: ListItemProps) {
  return (
    <li className={cx('relative flex min-h-16 items-center gap-3 py-3 pr-1 pl-4', to && 'hover:bg-raised')}>
      {leading}
      <div className="min-w-0 flex-1">
        {to === undefined ? (
          children
        ) : (
          <Link
            to={to}
            {...(newTab && { target: '_blank', rel: 'noopener' })}
            className="block after:absolute after:inset-0 after:content-[''] after:rounded-control"
          >
            {children}
            {newTab && <span className="sr-only"> (opens in a new tab)</span>}
          </Link>
        )}
      </div>
      {trailing !== undefined && <div className="relative flex shrink-0 items-center">{trailing}</div>}
    </li>
  );
}
