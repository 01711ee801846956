import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TitledRow, useRowTitleId } from '../actions/row-title';
import { cx } from '../cx';

/** A white card with rows. */
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
  /** Makes the row a link, which is named by its text. */
  to?: string | undefined;
  /** Before the text: an icon, a flag. */
  leading?: ReactNode;
  /** After the text: buttons, a value. */
  trailing?: ReactNode;
  children: ReactNode;
}

/** One row of a `List`. The trailing content wraps below the text if a word would not fit beside it. */
export function ListItem(item: ListItemProps) {
  return (
    <TitledRow>
      <Row as="li" {...item} />
    </TitledRow>
  );
}

/** The same as the content of a row in a `LongList`. */
export function ListRow(item: ListItemProps) {
  return <Row as="div" {...item} />;
}

function Row({ as: Element, to, leading, trailing, children }: ListItemProps & { as: 'li' | 'div' }) {
  return (
    <Element
      className={cx(
        'relative flex min-h-16 flex-wrap items-center justify-end gap-x-3 py-3 pl-4',
        trailing === undefined ? 'pr-4' : 'pr-1',
        to && 'hover:bg-raised',
      )}
    >
      <div className="flex max-w-full flex-[1_1_6rem] items-center gap-3">
        {leading}
        <div id={useRowTitleId()} className="min-w-0 flex-1 wrap-break-word">
          {to === undefined ? (
            children
          ) : (
            <Link
              to={to}
              className="block after:absolute after:inset-0 after:content-[''] after:rounded-control"
            >
              {children}
            </Link>
          )}
        </div>
      </div>
      {trailing !== undefined && <div className="relative flex max-w-full items-center">{trailing}</div>}
    </Element>
  );
}
