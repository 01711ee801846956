import { LongList, NoMatch } from '@hub/ui';
import { useCallback } from 'react';
import type { LibraryExercise } from '../../../api/exercise.schema';
import { ExerciseRow } from './exercise-row';

/** The estimated height of a row, before any is measured: title, two lines of instructions, tags. */
const ROW_HEIGHT = 124;

interface ExerciseListProps {
  exercises: readonly LibraryExercise[];
  /** The number of exercises without a search. */
  total: number;
  /** The search text. */
  query: string;
  onDelete: (exercise: LibraryExercise) => void;
}

/** The matching exercises. */
export function ExerciseList({ exercises, total, query, onDelete }: ExerciseListProps) {
  const renderItem = useCallback(
    (exercise: LibraryExercise) => (
      <ExerciseRow exercise={exercise} query={query} onDelete={() => onDelete(exercise)} />
    ),
    [query, onDelete],
  );
  if (exercises.length === 0) return <NoMatch title="No exercises found" />;
  return (
    <LongList
      label="Exercises"
      items={exercises}
      total={total}
      estimateSize={ROW_HEIGHT}
      renderItem={renderItem}
    />
  );
}
