import type { CalendarDate } from '@hub/calendar';
import type { Workout } from '../../../api/workout.schema';
import { MoveDialog } from '../../../components/move-dialog';
import { useMoveWorkout } from './use-move-workout';

interface CoachMoveDialogProps {
  workout: Workout;
  today: CalendarDate;
  onMoved: (date: CalendarDate) => void;
  onClose: () => void;
}

/** Asks a coach for the new day of a workout; shows it there after the hub has saved it. */
export function CoachMoveDialog({ workout, today, onMoved, onClose }: CoachMoveDialogProps) {
  const { mutate, isPending, error } = useMoveWorkout((date) => {
    onClose();
    onMoved(date);
  });
  const onMove = (date: CalendarDate) => mutate({ workout, date });
  return <MoveDialog {...{ workout, today, isPending, error, onMove, onClose }} />;
}
