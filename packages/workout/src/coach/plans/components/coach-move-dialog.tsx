import type { CalendarDate } from '@hub/calendar';
import { useIfHere } from '@hub/tool-kit';
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
  const showIfHere = useIfHere((date: CalendarDate) => {
    onClose();
    onMoved(date);
  });
  const { mutate, isPending, error } = useMoveWorkout(showIfHere);
  const onMove = (date: CalendarDate) => mutate({ workout, date });
  return <MoveDialog {...{ workout, today, isPending, error, onMove, onClose }} />;
}
