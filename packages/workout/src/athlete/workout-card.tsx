import type { CalendarDate } from '@hub/calendar';
import { WaitingMark } from '@hub/tool-kit';
import { Badge, Card } from '@hub/ui';
import { counted, countedOrNone, previewOf } from '@hub/locale';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import MessageSquareReply from 'lucide-react/icons/message-square-reply';
import { Link } from 'react-router-dom';
import type { Workout } from '../api/workout.schema';
import { OriginBadges } from '../components/origin-badges';
import { StatusBadge } from '../components/status-badge';
import { dayInWords } from '../model/day';
import type { Exercise } from '../model/exercise';
import { countDone, statusOf } from '../model/workout-status';
import { workoutPaths } from '../paths';

/** The maximum number of exercises on a card (specification §9.21), and the maximum length of a result. */
const MOST_EXERCISES = 10;
const RESULT_LENGTH = 40;

/** `2 of 6 done`, or `6 exercises` if none is done. */
function progressInWords(exercises: readonly Exercise[]): string {
  const done = countDone(exercises);
  const all = exercises.length;
  if (done > 0) return `${String(done)} of ${String(all)} done`;
  return countedOrNone(all, 'exercise');
}

interface WorkoutCardProps {
  workout: Workout;
  today: CalendarDate;
  /** Whether it is the next one to do, which shows the beginning of each exercise's instructions. */
  isNext: boolean;
}

/** One workout in the list, as a link; with the instructions of its exercises only if it is the next one. */
export function WorkoutCard({ workout, today, isNext }: WorkoutCardProps) {
  const { id, date, workoutTitle, workoutDescription, exercises, reply } = workout;
  const more = exercises.length - MOST_EXERCISES;
  return (
    <Card className="relative flex flex-col gap-2 py-3 hover:border-line-strong">
      <div className="flex flex-col gap-0.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <span className={`text-13 ${date === today ? 'font-bold' : 'text-muted'}`}>
            {dayInWords(date, today)}
          </span>
          <StatusBadge status={statusOf(workout, today)} />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="min-w-0 text-17 wrap-break-word">
            <Link
              to={workoutPaths.workout(id)}
              className="-my-1 inline-block py-1 after:absolute after:inset-0 after:rounded-card after:content-['']"
            >
              {workoutTitle}
            </Link>
          </h2>
          <span className="text-13 text-muted">{progressInWords(exercises)}</span>
        </div>
        <div className="flex flex-wrap gap-x-3 empty:hidden">
          <OriginBadges workout={workout} today={today} />
          {reply !== null && <Badge icon={MessageSquareReply}>Your coach answered</Badge>}
          <WaitingMark collection="workouts" id={id} />
        </div>
        {workoutDescription !== null && (
          <p className="text-muted wrap-break-word">{previewOf(workoutDescription)}</p>
        )}
      </div>
      {exercises.length > 0 && (
        <ul role="list" className="flex flex-col gap-0.5 border-t border-line pt-2">
          {exercises.slice(0, MOST_EXERCISES).map((exercise) => (
            <ExerciseLine key={exercise.id} exercise={exercise} hasPreview={isNext} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-13 text-muted">+ {counted(more, 'more exercise')}</p>}
    </Card>
  );
}

interface ExerciseLineProps {
  exercise: Exercise;
  /** Whether it shows the beginning of its instructions. */
  hasPreview: boolean;
}

function ExerciseLine({ exercise, hasPreview }: ExerciseLineProps) {
  const { title, completed, results, instructions } = exercise;
  const Icon = completed ? CircleCheck : Circle;
  return (
    <li className="flex gap-2.5 leading-tight">
      <Icon
        size={18}
        strokeWidth={completed ? 2 : 1.75}
        aria-hidden
        className={`shrink-0 ${completed ? 'text-ok' : 'text-muted'}`}
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="min-w-0 wrap-break-word">{title || 'Exercise'}</span>
          {results !== '' && (
            <span className="min-w-0 text-13 text-muted wrap-break-word">
              {previewOf(results, RESULT_LENGTH)}
            </span>
          )}
        </div>
        {hasPreview && instructions !== '' && (
          <p className="pb-1.5 text-13 text-muted wrap-break-word">{previewOf(instructions)}</p>
        )}
        <span className="sr-only">{completed ? 'done' : 'to do'}</span>
      </div>
    </li>
  );
}
