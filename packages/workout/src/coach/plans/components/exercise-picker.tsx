import { Banner } from '@hub/ui';
import { Combobox } from '@hub/ui/combobox';
import { formatCount } from '@hub/locale';
import { newRecordId } from '@hub/pb-client';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useRef, useState } from 'react';
import { exerciseListQuery } from '../../../api/exercises';
import { FoundText } from '../../components/found-text';
import { libraryQuery } from '../../people/library/library';
import { findExercises } from '../model/exercise-search';
import { pickableOf } from '../model/pickable';
import {
  type PickableExercise,
  pickedExercise,
  type PlanExercise,
  typedExercise,
} from '../model/plan-exercise';

interface ExercisePickerProps {
  /** Text that is typed but not added. */
  value: string;
  onChange: (typed: string) => void;
  /** Adds an exercise, and clears the field. */
  onAdd: (exercise: PlanExercise) => void;
  /** Whether the page ends with it: then it makes room to scroll, so that it stays in place while exercises are added above it. */
  isLast?: boolean;
  error?: string | undefined;
}

interface Option {
  id: string;
  /** The exercise from a library; `null` for the option to use the typed text. */
  exercise: PickableExercise | null;
  /** Enter chooses the option for the typed text only after the arrow keys have reached it, unless nothing else is found. */
  isAside: boolean;
}

/** Searches the hub's own library and the built-in one by title and tags, or adds the exercise as typed. */
export function ExercisePicker({ value, onChange, onAdd, isLast = false, error }: ExercisePickerProps) {
  const field = useRef<HTMLInputElement>(null);
  const library = useQuery(exerciseListQuery());
  const [isUsed, setIsUsed] = useState(false);

  const query = value.trim();
  // Loaded before the first letter, so that no row moves under a finger. If it can't be loaded, the hub's own
  // exercises are still available.
  const builtIn = useQuery({ ...libraryQuery(), select: pickableOf, enabled: isUsed });
  const isLoading = library.isPending || (query !== '' && builtIn.isPending);
  const { shown, total } = useMemo(
    () => findExercises(library.data ?? [], builtIn.data ?? [], query),
    [library.data, builtIn.data, query],
  );
  const options: Option[] = shown.map((exercise) => ({ id: exercise.id, exercise, isAside: false }));
  if (query !== '') options.push({ id: 'typed', exercise: null, isAside: isLoading || total > 0 });

  function retry() {
    field.current?.focus();
    void library.refetch();
  }

  function choose({ exercise }: Option): string {
    const id = newRecordId();
    onAdd(exercise ? pickedExercise(exercise, id) : typedExercise(query, id));
    return `${exercise ? exercise.title : query} added`;
  }

  return (
    // The room stays when the field is left, so that a tap elsewhere hits what it was aimed at.
    <div className={isUsed && isLast ? 'pb-[60dvh]' : undefined} onFocus={() => setIsUsed(true)}>
      <Combobox
        label="Add an exercise"
        listLabel="Exercises of the library"
        icon={Plus}
        placeholder="Search"
        value={value}
        onChange={onChange}
        error={error}
        options={options}
        renderOption={({ exercise }) => <OptionWords exercise={exercise} query={query} />}
        onChoose={choose}
        hint={hintOf(isLoading, total - shown.length)}
        fieldRef={field}
        message={
          library.error && (
            <Banner tone="danger" onRetry={retry}>
              The library could not be loaded. {library.error.message}
            </Banner>
          )
        }
      />
    </div>
  );
}

function hintOf(isLoading: boolean, more: number): string | undefined {
  if (isLoading) return 'Loading the library…';
  return more > 0 ? `${formatCount(more)} more: keep typing.` : undefined;
}

function OptionWords({ exercise, query }: { exercise: PickableExercise | null; query: string }) {
  if (exercise === null) {
    return (
      <span className="flex min-w-0 items-center gap-3 text-accent wrap-anywhere">
        <Plus size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
        Add “{query}” as typed
      </span>
    );
  }
  return (
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
  );
}
