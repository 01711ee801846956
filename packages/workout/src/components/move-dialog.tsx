import { type CalendarDate, isCalendarDate } from '@hub/calendar';
import { formatDay } from '@hub/tool-kit';
import { Banner, DateField, Dialog, Form, FormButtons } from '@hub/ui';
import { useState } from 'react';
import type { Workout } from '../api/workout.schema';

interface MoveDialogProps {
  workout: Workout;
  today: CalendarDate;
  isPending: boolean;
  error: Error | null;
  onMove: (date: CalendarDate) => void;
  onClose: () => void;
}

/** Asks for the new day of a workout. */
export function MoveDialog({ workout, today, isPending, error, onMove, onClose }: MoveDialogProps) {
  const [date, setDate] = useState(workout.date);
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog open onClose={close} title="Move workout">
      <Form
        onSubmit={() => {
          if (isCalendarDate(date)) onMove(date);
        }}
      >
        <p className="text-muted wrap-anywhere">
          {workout.workoutTitle}, {formatDay(workout.date, today)}
        </p>
        <DateField
          label="New day"
          value={date}
          onChange={setDate}
          error={isCalendarDate(date) ? undefined : 'Enter the day to move it to.'}
        />
        {error && <Banner tone="danger">Failed to move. {error.message}</Banner>}
        <FormButtons label="Move" busyLabel="Moving…" busy={isPending} onCancel={close} />
      </Form>
    </Dialog>
  );
}
