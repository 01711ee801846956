import { newRecordId } from '@hub/pb-client';
import { Button, ConfirmDialog, Menu, TitledRow, useRowTitleId } from '@hub/ui';
import { SortableList } from '@hub/ui/sortable-list';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { isWrong } from '../model/plan-fields';
import { emptyWorkout, type PlanWorkout, withCopy } from '../model/plan-workout';
import { workoutLine } from '../model/plan-text';

const NO_TITLE = 'No title';

interface PlanWorkoutsProps {
  workouts: readonly PlanWorkout[];
  error: string | undefined;
  onChange: (workouts: readonly PlanWorkout[]) => void;
  onOpen: (id: string) => void;
}

/** The workouts of a plan, which can be sorted, opened, copied, removed and added. */
export function PlanWorkouts({ workouts, error, onChange, onOpen }: PlanWorkoutsProps) {
  const [removing, setRemoving] = useState<PlanWorkout | null>(null);
  const add = () => {
    const workout = emptyWorkout(newRecordId());
    onChange([...workouts, workout]);
    onOpen(workout.id);
  };
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-17">Workouts</h2>
        <span className="text-13 text-muted">{workouts.length} in this plan</span>
      </div>
      {error !== undefined && (
        <p role="alert" className="text-13 font-medium text-danger">
          {error}
        </p>
      )}
      {workouts.length > 0 && (
        <SortableList
          label="Workouts"
          items={workouts}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title || NO_TITLE}
          onSort={onChange}
        >
          {(workout) => (
            <TitledRow>
              <Row
                workout={workout}
                wrong={error !== undefined && isWrong(workout)}
                onOpen={() => onOpen(workout.id)}
                onCopy={() => onChange(withCopy(workouts, workout, newRecordId()))}
                onRemove={() => setRemoving(workout)}
              />
            </TitledRow>
          )}
        </SortableList>
      )}
      <div>
        <Button variant="quiet" icon={Plus} onClick={add}>
          Add workout
        </Button>
      </div>
      <ConfirmDialog
        open={removing !== null}
        title="Remove this workout from the plan?"
        message={
          removing && `${removing.title || NO_TITLE}. What was generated from it stays in the calendar.`
        }
        confirmLabel="Remove"
        onConfirm={() => {
          onChange(workouts.filter((workout) => workout !== removing));
          setRemoving(null);
        }}
        onClose={() => setRemoving(null)}
      />
    </section>
  );
}

interface RowProps {
  workout: PlanWorkout;
  wrong: boolean;
  onOpen: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

function Row({ workout, wrong, onOpen, onCopy, onRemove }: RowProps) {
  return (
    <>
      <button
        type="button"
        onClick={onOpen}
        className="-ml-1 min-h-11 min-w-0 flex-1 rounded-control px-1 text-left wrap-anywhere hover:bg-raised"
      >
        <span id={useRowTitleId()} className={`block font-medium ${wrong ? 'text-danger' : ''}`}>
          {workout.title || NO_TITLE}
        </span>
        <span className="block text-13 text-muted">{workoutLine(workout)}</span>
      </button>
      <Menu
        label="Actions"
        items={[
          { label: 'Copy', icon: Copy, onSelect: onCopy },
          { label: 'Remove', icon: Trash2, danger: true, onSelect: onRemove },
        ]}
      />
    </>
  );
}
