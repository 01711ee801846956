import { DeleteRecordDialog, formatDay } from '@hub/tool-kit';
import { Button, Card, IconButton, LinkButton, TitledRow, useRowTitleId } from '@hub/ui';
import { DayHandle } from '@hub/ui/day-drag';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import ExternalLink from 'lucide-react/icons/external-link';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Workout } from '../../../api/workout.schema';
import { workoutRecords } from '../../../api/workouts';
import { OriginBadges } from '../../../components/origin-badges';
import { StatusBadge } from '../../../components/status-badge';
import { dayInWords } from '../../../model/day';
import type { Exercise } from '../../../model/exercise';
import { countDone, statusOf } from '../../../model/workout-status';
import { workoutPaths } from '../../../paths';
import { COACH_WORDS } from '../model/calendar';
import { CoachMoveDialog } from './coach-move-dialog';

interface WorkoutCardProps {
  workout: Workout;
  today: string;
  /** Called after it was moved to another day. */
  onMoved: (date: string) => void;
}

/** A workout of the chosen day: its progress, and a coach's actions on it. */
export function WorkoutCard(props: WorkoutCardProps) {
  return (
    <TitledRow>
      <Content {...props} />
    </TitledRow>
  );
}

function Content({ workout, today, onMoved }: WorkoutCardProps) {
  const titleId = useRowTitleId();
  const [dialog, setDialog] = useState<'moving' | 'deleting' | null>(null);
  const { id, date, workoutTitle, workoutDescription, exercises } = workout;
  const status = statusOf(workout, today);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <p className="text-13 text-muted">{dayInWords(date, today)}</p>
          <h3 id={titleId} className="text-17 wrap-anywhere">
            {workoutTitle}
          </h3>
          <p className="text-13 text-muted">
            {exercises.length === 0
              ? 'No exercises'
              : `${String(countDone(exercises))} of ${String(exercises.length)} done`}
          </p>
          <p className="flex flex-wrap gap-x-3 empty:hidden">
            <OriginBadges workout={workout} today={today} />
          </p>
        </div>
        <div className="flex items-center gap-2">
          <StatusBadge status={status}>{COACH_WORDS[status]}</StatusBadge>
          <DayHandle id={id} name={workoutTitle} day={date} />
        </div>
      </div>
      {workoutDescription !== null && <p className="text-muted wrap-anywhere">{workoutDescription}</p>}
      {exercises.length > 0 && (
        <ul role="list" aria-label="Exercises" className="*:border-t *:py-2 *:last:border-b">
          {exercises.map((exercise) => (
            <ExerciseLine key={exercise.id} exercise={exercise} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="quiet"
          icon={CalendarDays}
          aria-describedby={titleId}
          onClick={() => setDialog('moving')}
        >
          Move
        </Button>
        <LinkButton
          variant="quiet"
          icon={ExternalLink}
          aria-describedby={titleId}
          to={workoutPaths.workout(id)}
        >
          Open
        </LinkButton>
        <span className="ml-auto">
          <IconButton label="Delete workout" icon={Trash2} onClick={() => setDialog('deleting')} />
        </span>
      </div>
      {dialog === 'moving' && (
        <CoachMoveDialog workout={workout} today={today} onMoved={onMoved} onClose={() => setDialog(null)} />
      )}
      {dialog === 'deleting' && (
        <DeleteRecordDialog
          records={workoutRecords}
          record={workout}
          question="Delete this workout?"
          facts={[workoutTitle, formatDay(date, today)]}
          warning="Anything logged in it is removed with it. This can’t be undone."
          onClose={() => setDialog(null)}
        />
      )}
    </Card>
  );
}

function ExerciseLine({ exercise: { title, completed, results } }: { exercise: Exercise }) {
  const Icon = completed ? CircleCheck : Circle;
  const state = completed ? 'Done' : 'Not done';
  return (
    <li className="flex gap-3">
      <Icon
        size={20}
        strokeWidth={1.75}
        aria-hidden
        className={`mt-0.5 shrink-0 ${completed ? 'text-ok' : 'text-muted'}`}
      />
      <div className="min-w-0 wrap-anywhere">
        <p>{title}</p>
        <p className="text-13 whitespace-pre-line text-muted">
          {results === '' ? state : `${state}: ${results}`}
        </p>
      </div>
    </li>
  );
}
