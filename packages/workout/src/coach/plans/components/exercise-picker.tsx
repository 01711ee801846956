import { Banner, Field } from '@hub/ui';
import { formatCount } from '@hub/ui/locale';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { exerciseListQuery, type LibraryExercise } from '../../../api/exercises';
import { FoundText } from '../../components/found-text';
import { findExercises } from '../model/exercise-search';

interface ExercisePickerProps {
  onPick: (exercise: LibraryExercise) => void;
  /** Adds what the library does not have. */
  onType: (title: string) => void;
}

interface Option {
  id: string;
  /** The exercise of the library; `null` takes what was typed. */
  exercise: LibraryExercise | null;
}

/** Finds an exercise in the library by title and tags, or takes it as typed: the combobox of the ARIA practices. */
export function ExercisePicker({ onPick, onType }: ExercisePickerProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const library = useQuery(exerciseListQuery());
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(0);
  const [told, setTold] = useState('');

  const query = typed.trim();
  const { shown, total } = findExercises(library.data ?? [], query);
  const options: Option[] = shown.map((exercise) => ({ id: `${listId}-${exercise.id}`, exercise }));
  if (query !== '') options.push({ id: `${listId}-typed`, exercise: null });
  const isShown = isOpen && (options.length > 0 || library.error !== null);
  const active = isShown ? options[at] : undefined;

  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, options.length, library.error]);

  /** The button goes with the message: the focus must not go with it, or the list closes. */
  function retry() {
    field.current?.focus();
    void library.refetch();
  }

  function type(text: string) {
    setTyped(text);
    setAt(0);
    setIsOpen(true);
  }

  function choose({ exercise }: Option) {
    if (exercise) onPick(exercise);
    else onType(query);
    setTold(`${exercise ? exercise.title : query} added`);
    setTyped('');
    setAt(0);
    setIsOpen(false);
  }

  function moveTo(index: number) {
    setIsOpen(true);
    const next = (index + options.length) % Math.max(1, options.length);
    setAt(next);
    document.getElementById(options[next]?.id ?? '')?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') moveTo(isShown ? at + 1 : 0);
    else if (event.key === 'ArrowUp') moveTo(isShown ? at - 1 : -1);
    else if (event.key === 'Escape' && isShown) setIsOpen(false);
    else if (event.key !== 'Enter') return;
    // Enter takes the find and never sends the form.
    else if (active) choose(active);
    event.preventDefault();
  }

  return (
    <div
      className="flex flex-col gap-1.5"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <Field
        label="Add an exercise"
        hint={isOpen ? hintOf(library.isPending, total - shown.length) : undefined}
      >
        {(control) => (
          <div className="relative">
            <Plus
              size={20}
              strokeWidth={1.75}
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted"
            />
            <input
              {...control}
              ref={field}
              role="combobox"
              aria-expanded={isShown}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={active?.id}
              autoComplete="off"
              autoCapitalize="sentences"
              spellCheck={false}
              enterKeyHint="done"
              placeholder="Search"
              value={typed}
              onChange={(event) => type(event.target.value)}
              onClick={() => setIsOpen(true)}
              onKeyDown={press}
              className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface py-1.5 pr-3 pl-10 text-17 transition-colors hover:border-muted"
            />
          </div>
        )}
      </Field>
      <p role="status" className="sr-only">
        {told}
      </p>
      {isShown && library.error && (
        <Banner tone="danger" onRetry={retry}>
          The library could not be loaded. {library.error.message}
        </Banner>
      )}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Exercises of the library"
        hidden={!isShown || options.length === 0}
        className="max-h-[50dvh] overflow-y-auto rounded-card bg-surface shadow-float"
      >
        {isShown &&
          options.map((option, index) => (
            <OptionLine
              key={option.id}
              option={option}
              query={query}
              chosen={index === at}
              onChoose={() => choose(option)}
            />
          ))}
      </div>
    </div>
  );
}

function hintOf(isLoading: boolean, more: number): string | undefined {
  if (isLoading) return 'Loading the library…';
  return more > 0 ? `${formatCount(more)} more: type on.` : undefined;
}

interface OptionLineProps {
  option: Option;
  query: string;
  chosen: boolean;
  onChoose: () => void;
}

function OptionLine({ option: { id, exercise }, query, chosen, onChoose }: OptionLineProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-3 px-4 py-1 not-first:border-t hover:bg-raised aria-selected:bg-raised"
    >
      {exercise ? (
        <>
          <span className="min-w-0 wrap-anywhere">
            <FoundText text={exercise.title} query={query} />
          </span>
          <span className="flex flex-wrap gap-1 text-13 text-muted">
            {exercise.tags.map((tag) => (
              <span key={tag} className="rounded-small bg-raised px-2">
                <FoundText text={tag} query={query} />
              </span>
            ))}
          </span>
        </>
      ) : (
        <span className="flex min-w-0 items-center gap-3 text-accent wrap-anywhere">
          <Plus size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
          Add “{query}” as typed
        </span>
      )}
    </div>
  );
}
