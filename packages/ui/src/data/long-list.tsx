import { lazy, type ReactNode, Suspense, useState } from 'react';
import { TitledRow } from '../actions/row-title';
import { cx } from '../cx';
import type { VirtualList, VirtualListProps } from './virtual-list';

/** A browser draws so many rows at once as soon as the few that are seen. */
const MOST_AT_ONCE = 100;

const Windowed = lazy(async () => ({
  default: (await import('./virtual-list')).VirtualList,
})) as unknown as typeof VirtualList;

interface LongListProps<Item> extends VirtualListProps<Item> {
  /** How many rows there are when none is filtered out. */
  total: number;
  /** Stands in the place of a long list until what draws it has come. */
  loading: ReactNode;
}

/**
 * A list that may get long: up to a hundred rows are drawn as they are, of more only those near the window. Which it is
 * stays for as long as it is shown, so that nothing that is being typed in a row is drawn anew.
 */
export function LongList<Item>({ total, loading, ...list }: LongListProps<Item>) {
  const [isWindowed] = useState(total > MOST_AT_ONCE);
  if (isWindowed) {
    return (
      <Suspense fallback={loading}>
        <Windowed {...list} />
      </Suspense>
    );
  }
  const { label, items, keyOf, renderItem } = list;
  return (
    <ul role="list" aria-label={label} className="overflow-clip rounded-card border border-line bg-surface">
      {items.map((item, index) => (
        <li key={keyOf(item)} className={cx(index > 0 && 'border-t border-line')}>
          <TitledRow>{renderItem(item)}</TitledRow>
        </li>
      ))}
    </ul>
  );
}
