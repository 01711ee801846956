import { Button, ConfirmDialog, Dialog, IconButton, List, ListItem } from '@hub/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Workout } from '../../api/workout.schema';
import type { Exercise } from '../../model/exercise';
import { isBegun } from '../../rules';
import { useExerciseSave } from '../workout/use-workout';

const nameOf = ({ title }: Exercise) => title || 'Exercise';

/** Removes exercises from the person's own workout; asks first if something is logged for one. */
export function RemoveDialog({ workout, onClose }: { workout: Workout; onClose: () => void }) {
  const { save } = useExerciseSave(workout.id, 'tick');
  const [toConfirm, setToConfirm] = useState<Exercise | null>(null);
  const remove = ({ id }: Exercise) => save({ exerciseId: id, removed: true });

  if (toConfirm !== null) {
    return (
      <ConfirmDialog
        open
        title={`Remove ${nameOf(toConfirm)}?`}
        message="Everything logged for it will be removed too. This can’t be undone."
        confirmLabel="Remove"
        onConfirm={() => {
          remove(toConfirm);
          setToConfirm(null);
        }}
        onClose={() => setToConfirm(null)}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} title="Remove exercises">
      <List label="Exercises">
        {workout.exercises.map((exercise) => (
          <ListItem
            key={exercise.id}
            trailing={
              <IconButton
                label={`Remove ${nameOf(exercise)}`}
                icon={Trash2}
                onClick={() => (isBegun([exercise]) ? setToConfirm(exercise) : remove(exercise))}
              />
            }
          >
            <span className="block font-medium">{nameOf(exercise)}</span>{' '}
            {exercise.results !== '' && <span className="block text-13 text-muted">{exercise.results}</span>}
          </ListItem>
        ))}
      </List>
      <Button variant="quiet" onClick={onClose}>
        Done
      </Button>
    </Dialog>
  );
}
