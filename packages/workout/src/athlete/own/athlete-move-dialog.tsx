import { useToday } from '@hub/tool-kit';
import type { Workout } from '../../api/workout.schema';
import { MoveDialog } from '../../components/move-dialog';
import { useChange } from './use-change';

/** Asks an athlete to which day their workout goes; without a network it waits on the device like all else. */
export function AthleteMoveDialog({ workout, onClose }: { workout: Workout; onClose: () => void }) {
  const today = useToday();
  const { change, isPending, error } = useChange(workout.id, onClose);
  return (
    <MoveDialog {...{ workout, today, isPending, error, onClose }} onMove={(date) => change({ date })} />
  );
}
