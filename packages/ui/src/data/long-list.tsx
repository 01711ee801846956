import { lazy, Suspense, useState, type ReactNode } from 'react';
import { TitledRow } from '../actions/row-title';
import { FIRST_ROWS, useFirstRows } from './first-rows';
import { gridClass } from './grid';
import { useAddedRow } from './just-added';
import { usePrinting } from './use-printing';
import type { Listed, VirtualList, VirtualListProps } from './virtual-list';

/** A browser renders this many rows as quickly as only the visible ones. */
export const MOST_AT_ONCE = 100;

const Windowed = lazy(async () => ({
  default: (await import('./virtual-list')).VirtualList,
})) as unknown as typeof VirtualList;
const WindowedGrid = lazy(async () => ({
  default: (await import('./virtual-grid')).VirtualGrid,
})) as unknown as typeof VirtualList;

interface LongListProps<Item extends Listed> extends VirtualListProps<Item> {
  /** The number of rows without the filter; the number of given rows by default. */
  total?: number | undefined;
  /**
   * Whether the items are side by side, such as cards, instead of rows in a white card. All items in a row
   * have the same height; none of them `stays`.
   */
  inColumns?: boolean;
}

/**
 * A list that can become long: up to a hundred rows are all rendered; of more, only those near the window,
 * except on paper. This is decided when it is first shown, so that a row in which a person types is not
 * mounted again.
 */
export function LongList<Item extends Listed>({ total, ...list }: LongListProps<Item>) {
  const [isWindowed] = useState((total ?? list.items.length) > MOST_AT_ONCE);
  const isPrinting = usePrinting();
  if (!isWindowed) return <AllRows {...list} />;
  if (isPrinting) return <Rows {...list} />;
  const { inColumns, ...windowed } = list;
  const Shown = inColumns ? WindowedGrid : Windowed;
  return (
    <Suspense fallback={<Rows {...list} items={list.items.slice(0, FIRST_ROWS)} />}>
      <Shown {...windowed} />
    </Suspense>
  );
}

type RowsProps<Item extends Listed> = Omit<LongListProps<Item>, 'total'>;

/** All rows: the first ones at once, and the rest right afterwards. */
function AllRows<Item extends Listed>({ items, ...list }: RowsProps<Item>) {
  return <Rows items={useFirstRows(items)} {...list} />;
}

const sheetClass = 'overflow-clip rounded-card border border-line bg-surface';

function Rows<Item extends Listed>({ label, items, renderItem, inColumns }: RowsProps<Item>) {
  return (
    <ul role="list" aria-label={label} className={inColumns ? gridClass : sheetClass}>
      {items.map((item, index) =>
        inColumns ? (
          <li key={item.id} className="pb-3">
            <PlainRow as="div" id={item.id} look="rounded-card">
              {renderItem(item)}
            </PlainRow>
          </li>
        ) : (
          <PlainRow
            as="li"
            key={item.id}
            id={item.id}
            look={index === 0 ? undefined : 'border-t border-line'}
          >
            {renderItem(item)}
          </PlainRow>
        ),
      )}
    </ul>
  );
}

interface PlainRowProps {
  as: 'li' | 'div';
  id: string;
  look: string | undefined;
  children: ReactNode;
}

function PlainRow({ as: Element, id, look, children }: PlainRowProps) {
  return (
    <Element {...useAddedRow<HTMLLIElement & HTMLDivElement>(id)} className={look}>
      <TitledRow>{children}</TitledRow>
    </Element>
  );
}
