import { type HubError, newRecordId, toHubError } from '@hub/pb-client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { exerciseRecords } from '../../../api/exercises';
import { exerciseOf, type LibraryEntry } from './library';

/** The progress of adding. */
export interface Adding {
  done: number;
  total: number;
}

/** Adds entries one by one, up to the first failure; in a retry they keep their ids, so that none is added twice. */
export function useAddEntries(onAdded: (entry: LibraryEntry) => void) {
  const queryClient = useQueryClient();
  const ids = useRef(new Map<string, string>());
  const [adding, setAdding] = useState<Adding | null>(null);
  const [error, setError] = useState<HubError | null>(null);

  function idOf({ name }: LibraryEntry): string {
    const id = ids.current.get(name) ?? newRecordId();
    ids.current.set(name, id);
    return id;
  }

  /** Resolves to whether all of them were added. */
  async function add(entries: readonly LibraryEntry[]): Promise<boolean> {
    setError(null);
    try {
      for (const [done, entry] of entries.entries()) {
        setAdding({ done, total: entries.length });
        await exerciseRecords.repository.create(idOf(entry), exerciseOf(entry));
        onAdded(entry);
      }
      return true;
    } catch (cause) {
      setError(toHubError(cause));
      return false;
    } finally {
      setAdding(null);
      void queryClient.invalidateQueries({ queryKey: exerciseRecords.key });
    }
  }

  return { add, adding, error };
}
