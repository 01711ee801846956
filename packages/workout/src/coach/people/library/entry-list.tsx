import { Button, Checkbox, NoMatch } from '@hub/ui';
import { useState } from 'react';
import { FoundText } from '../../components/found-text';
import { titleKey } from './find-entries';
import { factsOf, type LibraryEntry } from './library';

/** How many are drawn at first, and then each time more are wanted. */
const STEP = 60;

interface EntryListProps {
  entries: readonly LibraryEntry[];
  query: string;
  /** The titles that are among the exercises, as `titleKey` has them. */
  known: ReadonlySet<string>;
  chosen: ReadonlySet<LibraryEntry>;
  onChoose: (entry: LibraryEntry, isChosen: boolean) => void;
  busy: boolean;
}

/** The entries that were found, to choose from; those that are there already can't be. */
export function EntryList({ entries, query, known, chosen, onChoose, busy }: EntryListProps) {
  const [most, setMost] = useState(STEP);
  if (entries.length === 0) return <NoMatch title="No exercises found" />;
  return (
    <>
      <ul role="list" aria-label="Library" className="-mx-4 border-b border-line column:-mx-5">
        {entries.slice(0, most).map((entry) => {
          const isKnown = known.has(titleKey(entry.name));
          return (
            <li key={entry.name} className="border-t border-line px-4 py-2 column:px-5">
              <Checkbox
                label={
                  <span className={isKnown ? 'text-muted' : undefined}>
                    <span className="block font-medium">
                      <FoundText text={entry.name} query={query} />
                    </span>{' '}
                    <span className="block text-13 text-muted">
                      <FoundText text={factsOf(entry)} query={query} />
                    </span>
                  </span>
                }
                hint={isKnown ? 'Already in your exercises' : undefined}
                value={chosen.has(entry) && !isKnown}
                onChange={(isChosen) => onChoose(entry, isChosen)}
                disabled={isKnown || busy}
              />
            </li>
          );
        })}
      </ul>
      {entries.length > most && (
        <Button variant="quiet" onClick={() => setMost(most + STEP)}>
          Show more
        </Button>
      )}
    </>
  );
}
