import { createContext, use, useId, type ReactNode } from 'react';

const RowTitleId = createContext<string | undefined>(undefined);

/**
 * One row of many that have the same buttons: the title of the row describes each of them, so that those who don't
 * see the row can tell one "Edit" from the next. `Table`, `ListItem` and `VirtualList` are made of such rows.
 */
export function TitledRow({ children }: { children: ReactNode }) {
  return <RowTitleId value={useId()}>{children}</RowTitleId>;
}

/** The words that title a `TitledRow`. */
export function RowTitle({ children }: { children: ReactNode }) {
  return <span id={useRowTitleId()}>{children}</span>;
}

/** The id of the title of the surrounding row; `undefined` outside of a row. */
export function useRowTitleId(): string | undefined {
  return use(RowTitleId);
}
