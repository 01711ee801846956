import { useToday } from '@hub/tool-kit';
import type { Workout } from '../../api/workout.schema';
import { MoveDialog } from '../../components/move-dialog';
import { useChange } from './use-change';

/** Asks an athlete for the new day of their workout; offline, the change waits on the device. */
export function AthleteMoveDialog({ workout, onClose }: { workout: Workout; onClose: () => void }) {
  const today = useToday();
  const { change, isPending, error } = useChange(workout.id, onClose);
  return (
    <MoveDialog {...{ workout, today, isPending, error, onClose }} onMove={(date) => change({ date })} />
  );
}
