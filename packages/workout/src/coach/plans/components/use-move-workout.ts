import type { CalendarDate } from '@hub/calendar';
import { toHubError } from '@hub/pb-client';
import { formatDay, useToday } from '@hub/tool-kit';
import { useToast } from '@hub/ui';
import { useQueryClient } from '@tanstack/react-query';
import { calendar } from '../../../api/calendar';
import type { Workout } from '../../../api/workout.schema';
import { workoutsKey } from '../../../api/workouts';
import { useSingleMutation } from './use-single-mutation';

interface Move {
  workout: Pick<Workout, 'id' | 'rev' | 'date'>;
  date: CalendarDate;
}

/** Moves a workout, and shows a toast with Undo. `onMoved` comes before the reload, which may remove the caller. */
export function useMoveWorkout(onMoved?: (date: CalendarDate) => void) {
  const today = useToday();
  const toast = useToast();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: workoutsKey });

  async function undo(moved: Move['workout'], date: CalendarDate) {
    try {
      await calendar.move(moved, date);
      toast(`Back on ${formatDay(date, today)}`);
    } catch (cause) {
      const again = { label: 'Undo', onSelect: () => void undo(moved, date) };
      toast(`Failed to undo. ${toHubError(cause).message}`, again);
    }
    await refresh();
  }

  return useSingleMutation({
    mutationFn: ({ workout, date }: Move) => calendar.move(workout, date),
    onSuccess: async (moved, { workout, date }) => {
      onMoved?.(date);
      await refresh();
      const back = { label: 'Undo', onSelect: () => void undo(moved, workout.date) };
      toast(`Moved to ${formatDay(date, today)}`, back);
    },
  });
}
