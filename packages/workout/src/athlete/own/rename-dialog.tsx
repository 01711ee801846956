import { Banner, Dialog, Form, FormButtons, TextField } from '@hub/ui';
import { useState } from 'react';
import type { Workout } from '../../api/workout.schema';
import { workoutLimits } from '../../coach/plans/model/plan-fields';
import { useChange } from './use-change';

/** Changes the title of the person's own workout. */
export function RenameDialog({ workout, onClose }: { workout: Workout; onClose: () => void }) {
  const [title, setTitle] = useState(workout.workoutTitle);
  const [isSubmitted, setSubmitted] = useState(false);
  const { change, isPending, error } = useChange(workout.id, onClose);
  const workoutTitle = title.trim();

  function rename() {
    setSubmitted(true);
    if (workoutTitle !== '') change({ workoutTitle });
  }
  return (
    <Dialog open onClose={onClose} title="Rename workout">
      <Form onSubmit={rename}>
        <TextField
          label="Title"
          autoFocus
          autoComplete="off"
          limit={workoutLimits.title}
          value={title}
          onChange={setTitle}
          error={isSubmitted && workoutTitle === '' ? 'Give the workout a title.' : undefined}
        />
        {error && <Banner tone="danger">Failed to rename. {error.message}</Banner>}
        <FormButtons label="Rename" busyLabel="Saving…" busy={isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
