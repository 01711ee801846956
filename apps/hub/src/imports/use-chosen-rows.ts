import { useState } from 'react';
import type { Outcome } from './imports.api';
import { choosable, type Preview, touched } from './preview';

/**
 * Which rows of a preview are ticked: all that can be, but at first without those that would change what the
 * person edited in the hub. `all` and `chosen` are indexes of rows, `chosen` in the order of the file.
 */
export function useChosenRows(preview: Preview, outcomes: readonly Outcome[]) {
  const [without, setWithout] = useState<ReadonlySet<number>>(() => new Set(touched(outcomes)));
  const all = choosable(preview);
  const chosen = all.filter((at) => !without.has(at)).sort((a, b) => a - b);

  function choose(at: number, isChosen: boolean) {
    const next = new Set(without);
    if (isChosen) next.delete(at);
    else next.add(at);
    setWithout(next);
  }

  return { all, chosen, without, choose };
}
