import { Banner, List, TitledRow } from '@hub/ui';
import { SuggestionForm } from './generator-on-demand';
import { useOpenOnDemand } from './on-demand';
import { SuggestionRow } from './suggestion-row';
import type { useSuggestions } from './use-suggestions';

/** The rows of the generator, each with a life of its own; or why there are no new ones. */
export function SuggestionList({
  rows,
  exhausted,
  regenerate,
  act,
  save,
}: ReturnType<typeof useSuggestions>) {
  const openOnDemand = useOpenOnDemand();
  return (
    <>
      {exhausted && (
        <Banner tone="danger" onRetry={regenerate}>
          No unused address was found in 1,000 attempts. Try again, or change the domain.
        </Banner>
      )}
      {rows.length > 0 && (
        <List label="Suggestions">
          {rows.map((row) => (
            <li key={row.address}>
              <TitledRow>
                <SuggestionRow
                  suggestion={row}
                  onEdit={() =>
                    void openOnDemand(SuggestionForm, () => act(row, { type: 'open', draft: '' }))
                  }
                  onChange={(draft) => act(row, { type: 'change', draft })}
                  onCancel={() => act(row, { type: 'cancel' })}
                  onSave={(description) => save(row, description)}
                />
              </TitledRow>
            </li>
          ))}
        </List>
      )}
    </>
  );
}
