import { useSession } from '@hub/auth';
import { useFormDraft, useStoreFormDraft } from '@hub/tool-kit';
import { useState } from 'react';
import type { Alias } from '../api/alias.schema';

/** The aliases whose forms are open, and how they are opened and closed. */
export interface OpenedAliases {
  /** By id, as they were when their forms were opened. */
  opened: ReadonlyMap<string, Alias>;
  open: (alias: Alias) => void;
  close: (alias: Alias) => void;
}

/** The aliases whose forms are open, and are open again when a session has ended meanwhile. */
export function useOpened(): OpenedAliases {
  const key = { collection: 'aliases', personId: useSession().user?.id, part: 'opened' } as const;
  const formDraft = useFormDraft(key) as OpenedAliases['opened'] | null;
  const [opened, setOpened] = useState<OpenedAliases['opened']>(formDraft ?? new Map());
  useStoreFormDraft(key, opened);
  return {
    opened,
    open: (alias) => setOpened((before) => new Map(before).set(alias.id, alias)),
    close: ({ id }) => setOpened((before) => new Map([...before].filter(([openId]) => openId !== id))),
  };
}
