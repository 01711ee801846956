import { useToast } from '@hub/ui';
import { useState } from 'react';
import type { Alias } from '../api/alias.schema';
import { loadAliasForm } from './lazy-form';

interface OpenedAliases {
  /** By id, as they were when their forms were opened. */
  opened: ReadonlyMap<string, Alias>;
  open: (alias: Alias) => Promise<void>;
  close: (alias: Alias) => void;
}

/** The aliases whose forms are open. */
export function useOpened(): OpenedAliases {
  const toast = useToast();
  const [opened, setOpened] = useState<ReadonlyMap<string, Alias>>(new Map());

  async function open(alias: Alias) {
    try {
      await loadAliasForm();
      setOpened((before) => new Map(before).set(alias.id, alias));
    } catch {
      // The list stays as it is, with all that is typed in other rows.
      toast('The form can’t be loaded. Check the connection and try again.');
    }
  }

  return {
    opened,
    open,
    close: ({ id }) => setOpened((before) => new Map([...before].filter(([openId]) => openId !== id))),
  };
}
