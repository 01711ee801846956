import { createContext, use, useId, type ReactNode } from 'react';

const RowTitleId = createContext<string | undefined>(undefined);

/**
 * One of many rows with the same buttons: the title of the row describes each of them, so that screen reader
 * users can tell one "Edit" from the next. The rows of `Table`, `ListItem` and `VirtualList` use it.
 */
export function TitledRow({ children }: { children: ReactNode }) {
  return <RowTitleId value={useId()}>{children}</RowTitleId>;
}

/** The title of a `TitledRow`. */
export function RowTitle({ children }: { children: ReactNode }) {
  return <span id={useRowTitleId()}>{children}</span>;
}

/** The id of the surrounding row's title; `undefined` outside of a row. */
export function useRowTitleId(): string | undefined {
  return use(RowTitleId);
}
