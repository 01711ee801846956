import { isCalendarDate } from '@hub/calendar';
import { formatDay } from '@hub/tool-kit';
import { Banner, DateField, Dialog, Form, FormButtons, useToast } from '@hub/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calendar } from '../../../api/calendar';
import type { Workout } from '../../../api/workout.schema';
import { workoutsKey } from '../../../api/workouts';
import { useSingleMutation } from './use-single-mutation';

interface MoveDialogProps {
  workout: Workout;
  today: string;
  onMoved: (date: string) => void;
  onClose: () => void;
}

/** Asks to which day a workout goes. */
export function MoveDialog({ workout, today, onMoved, onClose }: MoveDialogProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [date, setDate] = useState(workout.date);
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => calendar.move(workout, date),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: workoutsKey });
      toast(`Moved to ${formatDay(date, today)}`);
      onClose();
      onMoved(date);
    },
  });
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog open onClose={close} title="Move workout">
      <Form
        onSubmit={() => {
          if (isCalendarDate(date)) mutate(undefined);
        }}
      >
        <p className="text-muted wrap-anywhere">
          {workout.workoutTitle}, {formatDay(workout.date, today)}
        </p>
        <DateField
          label="New day"
          value={date}
          onChange={setDate}
          error={isCalendarDate(date) ? undefined : 'Give the day to move it to.'}
        />
        {error && <Banner tone="danger">Failed to move. {error.message}</Banner>}
        <FormButtons label="Move" busyLabel="Moving…" busy={isPending} onCancel={close} />
      </Form>
    </Dialog>
  );
}
