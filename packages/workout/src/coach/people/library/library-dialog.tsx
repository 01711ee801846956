import { Banner, Button, Dialog, QueryState, SearchField, Select, useToast } from '@hub/ui';
import { counted, foldName } from '@hub/locale';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { LibraryExercise } from '../../../api/exercise.schema';
import { EntryList } from './entry-list';
import { equipmentsOf, findEntries, type LibrarySearch, musclesOf } from './find-entries';
import { type LibraryEntry, libraryQuery } from './library';
import { useAddEntries } from './use-add-entries';

const EVERYTHING: LibrarySearch = { query: '', muscle: '', equipment: '' };
const NONE: LibraryEntry[] = [];

const optionsOf = (any: string, values: readonly string[]) => [
  { value: '', label: any },
  ...values.map((value) => ({ value, label: value })),
];

interface LibraryDialogProps {
  /** The existing exercises. */
  exercises: readonly LibraryExercise[];
  onClose: () => void;
}

/** "Add from library": adds several of the built-in exercises at once. */
export function LibraryDialog({ exercises, onClose }: LibraryDialogProps) {
  const toast = useToast();
  const query = useQuery(libraryQuery());
  const { data: entries = NONE } = query;
  const [search, setSearch] = useState(EVERYTHING);
  const [chosen, setChosen] = useState<ReadonlySet<LibraryEntry>>(new Set());
  const { add, adding, error } = useAddEntries((entry) => choose(entry, false));
  const list = useRef<HTMLUListElement>(null);

  const typed = useDeferredValue(search);
  const found = useMemo(() => findEntries(entries, typed), [entries, typed]);
  const known = useMemo(() => new Set(exercises.map(({ title }) => foldName(title))), [exercises]);
  const wanted = [...chosen].filter(({ name }) => !known.has(foldName(name)));

  function choose(entry: LibraryEntry, isChosen: boolean) {
    setChosen(
      (before) => new Set(isChosen ? [...before, entry] : [...before].filter((one) => one !== entry)),
    );
  }

  function close() {
    if (adding === null) onClose();
  }

  function moveOnToList(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  async function addChosen() {
    if (!(await add(wanted))) return;
    toast(`${counted(wanted.length, 'exercise')} added`);
    onClose();
  }

  return (
    <Dialog
      open
      large
      title="Add from library"
      subtitle={query.data && `${counted(entries.length, 'exercise')} of free-exercise-db, public domain`}
      onClose={close}
      footer={
        <div className="flex flex-col gap-3">
          {error && wanted.length > 0 && (
            <Banner tone="danger">
              {counted(wanted.length, 'exercise was', 'exercises were')} not added. {error.message}
            </Banner>
          )}
          <div className="flex flex-wrap items-center justify-end gap-3">
            <p role="status" className="flex-auto">
              {adding ? `Adding ${adding.done + 1} of ${adding.total}…` : `${wanted.length} chosen`}
            </p>
            <Button variant="quiet" onClick={close} disabled={adding !== null}>
              Cancel
            </Button>
            <Button
              onClick={() => void addChosen()}
              disabled={wanted.length === 0 && adding === null}
              busy={adding !== null}
              busyLabel="Adding…"
            >
              {wanted.length === 0 ? 'Add' : `Add ${counted(wanted.length, 'exercise')}`}
            </Button>
          </div>
        </div>
      }
    >
      <SearchField
        label="Search by name, muscle or equipment"
        value={search.query}
        onChange={(text) => setSearch({ ...search, query: text })}
        onKeyDown={moveOnToList}
      />
      <div className="flex flex-wrap gap-3 *:flex-[1_1_9rem]">
        <Select
          label="Muscle"
          quiet
          value={search.muscle}
          onChange={(muscle) => setSearch({ ...search, muscle })}
          options={optionsOf('All muscles', musclesOf(entries))}
        />
        <Select
          label="Equipment"
          quiet
          value={search.equipment}
          onChange={(equipment) => setSearch({ ...search, equipment })}
          options={optionsOf('All equipment', equipmentsOf(entries))}
        />
      </div>
      <QueryState query={query}>
        {() => (
          <>
            <p role="status" className="-mb-2 text-13 text-muted">
              {found.length} found
            </p>
            <EntryList
              key={JSON.stringify(typed)}
              ref={list}
              entries={found}
              query={typed.query}
              known={known}
              chosen={chosen}
              onChoose={choose}
              busy={adding !== null}
            />
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
