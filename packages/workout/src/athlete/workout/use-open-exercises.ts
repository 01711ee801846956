import { useState } from 'react';
import type { Exercise } from '../../model/exercise';
import { firstToLog, nextToLog } from '../../model/next-exercise';

/**
 * Which exercises are expanded: initially, while the person trains (`isOn`), the first with something to log. `goOn`
 * expands the next one, and collapses none, so that nothing moves under a finger.
 */
export function useOpenExercises(exercises: readonly Exercise[], isOn: boolean) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const first = isOn ? firstToLog(exercises) : undefined;
    return new Set(first ? [first.id] : []);
  });
  const change = (id: string, isOpen: boolean) =>
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  return {
    isOpen: (id: string) => open.has(id),
    change,
    goOn: (after: string, hasSets: (id: string) => boolean) => {
      const next = nextToLog(exercises, after, hasSets);
      if (next) change(next.id, true);
    },
  };
}
