import { Banner, List, TitledRow, useUnsavedWork } from '@hub/ui';
import { formatCount } from '@hub/locale';
import { MAX_ATTEMPTS } from '../model/suggest';
import { isUnsavedCopy } from '../model/suggestions';
import { SuggestionRow } from './suggestion-row';
import type { useSuggestions } from './use-suggestions';

/** The rows of the generator, independent of each other; or why there are no new ones. */
export function SuggestionList({
  rows,
  exhausted,
  regenerate,
  change,
  discard,
}: ReturnType<typeof useSuggestions>) {
  useUnsavedWork(() => rows.some(isUnsavedCopy), { onLeave: discard });
  return (
    <>
      {exhausted && (
        <Banner tone="danger" onRetry={regenerate}>
          No unused address was found in {formatCount(MAX_ATTEMPTS)} attempts. Try again, or change the
          domain.
        </Banner>
      )}
      {rows.length > 0 && (
        <List label="Suggestions">
          {rows.map((row) => (
            <li key={row.address}>
              <TitledRow>
                <SuggestionRow suggestion={row} onChange={(changes) => change(row.address, changes)} />
              </TitledRow>
            </li>
          ))}
        </List>
      )}
    </>
  );
}
