import { useSession } from '@hub/auth';
import { counted, previewOf } from '@hub/locale';
import { formatDay, useToday } from '@hub/tool-kit';
import { Banner, List } from '@hub/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { Workout } from '../../api/workout.schema';
import { repeatable } from '../../model/own-workout';
import { MorePages } from '../more-pages';
import { pastQuery } from '../queries';

const NOT_LOADED = 'What you did before could not be loaded.';

interface AgainListProps {
  isBusy: boolean;
  onChoose: (workout: Workout) => void;
}

/** The person's past workouts, planned and own; a tap starts another one like it. */
export function AgainList({ isBusy, onChoose }: AgainListProps) {
  const personId = useSession().user?.id ?? '';
  const today = useToday();
  const query = useInfiniteQuery(pastQuery(personId, today));
  const { data, error, refetch, isFetchNextPageError } = query;
  const workouts = repeatable(data ?? []);
  if (error !== null && !isFetchNextPageError) {
    return (
      <Banner tone="danger" onRetry={() => void refetch()}>
        {NOT_LOADED} {error.message}
      </Banner>
    );
  }
  if (workouts.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-17">Do it again</h2>
      <List label="Do it again">
        {workouts.map((workout) => (
          <li key={workout.id}>
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => onChoose(workout)}
              className="flex min-h-15 w-full items-center gap-3 px-4 py-2 text-left hover:bg-raised"
            >
              <RotateCcw size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">{workout.workoutTitle}</span>{' '}
                <span className="block text-13 text-muted wrap-anywhere">
                  {contentInWords(workout, today)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </List>
      <MorePages query={query} failedToLoad={NOT_LOADED} label="Show older" />
    </section>
  );
}

/** `Sat 14 Nov, 5 exercises: Barbell Squat, Romanian Deadlift…`. */
function contentInWords({ date, exercises }: Workout, today: string): string {
  const titles = exercises.map(({ title }) => title || 'Exercise').join(', ');
  return `${formatDay(date, today)}, ${counted(exercises.length, 'exercise')}: ${previewOf(titles, 60)}`;
}
