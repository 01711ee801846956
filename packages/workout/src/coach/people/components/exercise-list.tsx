import { EmptyState } from '@hub/ui';
import { VirtualList } from '@hub/ui/virtual-list';
import Dumbbell from 'lucide-react/icons/dumbbell';
import { useCallback } from 'react';
import type { LibraryExercise } from '../../../api/exercise.schema';
import { ExerciseRow } from './exercise-row';

/** A row's height before any is measured: title, two lines of instructions, tags. */
const ROW_HEIGHT = 124;

const keyOf = ({ id }: LibraryExercise) => id;

interface ExerciseListProps {
  exercises: readonly LibraryExercise[];
  /** What was searched. */
  query: string;
  onDelete: (exercise: LibraryExercise) => void;
}

/** The exercises that were found; only those near the window are drawn. */
export function ExerciseList({ exercises, query, onDelete }: ExerciseListProps) {
  const renderItem = useCallback(
    (exercise: LibraryExercise) => (
      <ExerciseRow exercise={exercise} query={query} onDelete={() => onDelete(exercise)} />
    ),
    [query, onDelete],
  );
  if (exercises.length === 0) return <EmptyState icon={Dumbbell} title="No exercises found" />;
  return (
    <VirtualList
      label="Exercises"
      items={exercises}
      keyOf={keyOf}
      estimateSize={ROW_HEIGHT}
      renderItem={renderItem}
    />
  );
}
