import { useState } from 'react';
import type { Alias } from '../api/alias.schema';

interface OpenedAliases {
  /** By id, as they were when their forms were opened. */
  opened: ReadonlyMap<string, Alias>;
  open: (alias: Alias) => void;
  close: (alias: Alias) => void;
}

/** The aliases whose forms are open. */
export function useOpened(): OpenedAliases {
  const [opened, setOpened] = useState<ReadonlyMap<string, Alias>>(new Map());
  return {
    opened,
    open: (alias) => setOpened((before) => new Map(before).set(alias.id, alias)),
    close: ({ id }) => setOpened((before) => new Map([...before].filter(([openId]) => openId !== id))),
  };
}
