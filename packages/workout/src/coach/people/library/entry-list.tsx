import { foldName } from '@hub/locale';
import { Button, Checkbox, NoMatch } from '@hub/ui';
import { type RefObject, useRef, useState } from 'react';
import { useNearEnd } from '../../../components/use-near-end';
import { FoundText } from '../../components/found-text';
import { factsOf, type LibraryEntry } from './library';
import { useOneTabStop } from './use-one-tab-stop';

/** How many are rendered at first, and again each time that the end comes near. */
const STEP = 60;

interface EntryListProps {
  ref: RefObject<HTMLUListElement | null>;
  entries: readonly LibraryEntry[];
  query: string;
  /** The titles of existing exercises, in the form of `foldName`. */
  known: ReadonlySet<string>;
  chosen: ReadonlySet<LibraryEntry>;
  onChoose: (entry: LibraryEntry, isChosen: boolean) => void;
  busy: boolean;
}

/** The matching entries, to choose from; entries that already exist as exercises can't be chosen. */
export function EntryList({ ref, entries, query, known, chosen, onChoose, busy }: EntryListProps) {
  const [most, setMost] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const drawMore = () => setMost((before) => before + STEP);
  useNearEnd(end, most, drawMore);
  const isKnown = ({ name }: LibraryEntry) => known.has(foldName(name));
  const shown = entries.slice(0, most);
  const { tabStop, ...keys } = useOneTabStop(shown.map((entry) => !isKnown(entry)));
  if (entries.length === 0) return <NoMatch title="No exercises found" />;
  return (
    <>
      <ul
        ref={ref}
        role="list"
        aria-label="Library"
        className="-mx-4 border-b border-line column:-mx-5"
        {...keys}
      >
        {shown.map((entry, index) => (
          <li key={entry.name} className="border-t border-line px-4 py-2 column:px-5">
            <Checkbox
              label={
                <span className={isKnown(entry) ? 'text-muted' : undefined}>
                  <span className="block font-medium">
                    <FoundText text={entry.name} query={query} />
                  </span>{' '}
                  <span className="block text-13 text-muted">
                    <FoundText text={factsOf(entry)} query={query} />
                  </span>
                </span>
              }
              hint={isKnown(entry) ? 'Already in your exercises' : undefined}
              value={chosen.has(entry) && !isKnown(entry)}
              onChange={(isChosen) => onChoose(entry, isChosen)}
              disabled={isKnown(entry) || busy}
              data-index={index}
              tabIndex={index === tabStop ? 0 : -1}
            />
          </li>
        ))}
      </ul>
      {entries.length > most && (
        <div ref={end} className="flex flex-col">
          <Button variant="quiet" onClick={drawMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
