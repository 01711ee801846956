import { lazy, Suspense, useState, type ReactNode } from 'react';
import { TitledRow } from '../actions/row-title';
import { FIRST_ROWS, useFirstRows } from './first-rows';
import { useAddedRow } from './just-added';
import type { Listed, VirtualList, VirtualListProps } from './virtual-list';

/** A browser draws so many rows at once as soon as the few that are seen. */
export const MOST_AT_ONCE = 100;

const Windowed = lazy(async () => ({
  default: (await import('./virtual-list')).VirtualList,
})) as unknown as typeof VirtualList;

interface LongListProps<Item extends Listed> extends VirtualListProps<Item> {
  /** How many rows there are when none is filtered out; as many as are given unless said otherwise. */
  total?: number | undefined;
}

/**
 * A list that may get long: up to a hundred rows are drawn as they are, of more only those near the window. Which it is
 * stays for as long as it is shown, so that nothing that is being typed in a row is drawn anew.
 */
export function LongList<Item extends Listed>({ total, ...list }: LongListProps<Item>) {
  const [isWindowed] = useState((total ?? list.items.length) > MOST_AT_ONCE);
  if (!isWindowed) return <AllRows {...list} />;
  return (
    <Suspense fallback={<Rows {...list} items={list.items.slice(0, FIRST_ROWS)} />}>
      <Windowed {...list} />
    </Suspense>
  );
}

/** All rows, the first at once and the rest right after. */
function AllRows<Item extends Listed>({ items, ...list }: VirtualListProps<Item>) {
  return <Rows items={useFirstRows(items)} {...list} />;
}

function Rows<Item extends Listed>({ label, items, renderItem }: VirtualListProps<Item>) {
  return (
    <ul role="list" aria-label={label} className="overflow-clip rounded-card border border-line bg-surface">
      {items.map((item, index) => (
        <PlainRow key={item.id} id={item.id} isFirst={index === 0}>
          {renderItem(item)}
        </PlainRow>
      ))}
    </ul>
  );
}

function PlainRow({ id, isFirst, children }: { id: string; isFirst: boolean; children: ReactNode }) {
  return (
    <li {...useAddedRow<HTMLLIElement>(id)} className={isFirst ? undefined : 'border-t border-line'}>
      <TitledRow>{children}</TitledRow>
    </li>
  );
}
