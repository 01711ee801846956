import { useLive } from '@hub/pb-client';
import { useList, useListView } from '@hub/tool-kit';
import { Button, EmptyState, FoundCount, LinkButton, QueryState, Skeleton } from '@hub/ui';
import Dumbbell from 'lucide-react/icons/dumbbell';
import LibraryBig from 'lucide-react/icons/library-big';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue, useMemo, useState } from 'react';
import type { LibraryExercise } from '../../../api/exercise.schema';
import { exerciseListQuery, exercisesKey } from '../../../api/exercises';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths } from '../../../paths';
import { DeleteExerciseDialog } from '../components/delete-exercise-dialog';
import { ExerciseControls } from '../components/exercise-controls';
import { ExerciseList } from '../components/exercise-list';
import { useTag } from '../components/use-tag';
import { LibraryDialog } from '../library/library-dialog';
import { findExercises, tagsOf } from '../model/find';

const SORTS = ['title'] as const;
const NONE: LibraryExercise[] = [];

/** /workout/admin/exercises: all exercises, by title. */
export function ExercisesPage() {
  const [view, setView] = useListView(SORTS);
  const [tag, setTag] = useTag();
  const query = useList(exerciseListQuery(), { needsAll: view.query.trim() !== '' || tag !== '' });
  const { data: exercises = NONE } = query;
  const [deleting, setDeleting] = useState<LibraryExercise | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  useLive('exercises', exercisesKey);

  // The list is updated with a low priority, so that typing stays responsive, however long the list is.
  const typed = useDeferredValue(view.query);
  const tags = useMemo(() => tagsOf(exercises), [exercises]);
  const found = useMemo(() => findExercises(exercises, { query: typed, tag }), [exercises, typed, tag]);
  const isNarrowed = typed.trim() !== '' || tag !== '';

  return (
    <WorkoutPage
      title="Exercise Management"
      back={coachPaths.start}
      actions={
        <LinkButton size="sm" icon={Plus} adds to={coachPaths.addExercise}>
          Add Exercise
        </LinkButton>
      }
    >
      <ExerciseControls
        query={view.query}
        onSearch={(text) => setView({ query: text })}
        tags={tags}
        tag={tag}
        onTag={setTag}
      />
      <Button variant="quiet" icon={LibraryBig} disabled={!query.isWhole} onClick={() => setIsAdding(true)}>
        Add from library
      </Button>
      <FoundCount count={found.length} noun="exercise" isFiltered={isNarrowed} />
      <QueryState
        query={query}
        failedToLoad="Failed to load."
        loading={<Skeleton lines={3} />}
        empty={
          <EmptyState
            icon={Dumbbell}
            title="No exercises found"
            action={<LinkButton to={coachPaths.addExercise}>Make an exercise</LinkButton>}
          >
            Add your own, or take some from the library.
          </EmptyState>
        }
      >
        {() => (
          <ExerciseList exercises={found} total={exercises.length} query={typed} onDelete={setDeleting} />
        )}
      </QueryState>
      {deleting && <DeleteExerciseDialog exercise={deleting} onClose={() => setDeleting(null)} />}
      {isAdding && <LibraryDialog exercises={exercises} onClose={() => setIsAdding(false)} />}
    </WorkoutPage>
  );
}
