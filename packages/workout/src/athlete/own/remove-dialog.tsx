import { Button, Dialog, IconButton, List, ListItem } from '@hub/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Workout } from '../../api/workout.schema';
import { useExerciseSave } from '../workout/use-workout';

/** The exercises of the person's own workout, which can be removed together with their results. */
export function RemoveDialog({ workout, onClose }: { workout: Workout; onClose: () => void }) {
  const { save } = useExerciseSave(workout.id, 'tick');
  return (
    <Dialog open onClose={onClose} title="Remove exercises">
      <p className="text-muted">Anything logged for an exercise is removed with it.</p>
      <List label="Exercises">
        {workout.exercises.map(({ id, title, results }) => (
          <ListItem
            key={id}
            trailing={
              <IconButton
                label={`Remove ${title || 'Exercise'}`}
                icon={Trash2}
                onClick={() => save({ exerciseId: id, removed: true })}
              />
            }
          >
            <span className="block font-medium">{title || 'Exercise'}</span>{' '}
            {results !== '' && <span className="block text-13 text-muted">{results}</span>}
          </ListItem>
        ))}
      </List>
      <Button variant="quiet" onClick={onClose}>
        Done
      </Button>
    </Dialog>
  );
}
