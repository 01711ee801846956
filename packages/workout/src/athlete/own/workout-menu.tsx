import { DeleteRecordDialog, formatDay, useIfHere, useToday } from '@hub/tool-kit';
import { Menu, useToast } from '@hub/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ListX from 'lucide-react/icons/list-x';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Settings2 from 'lucide-react/icons/settings-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Workout } from '../../api/workout.schema';
import { workoutRecords } from '../../api/workouts';
import { doneAgain } from '../../model/own-workout';
import { workoutPaths } from '../../paths';
import { AthleteMoveDialog } from './athlete-move-dialog';
import { RemoveDialog } from './remove-dialog';
import { RenameDialog } from './rename-dialog';
import { useStart } from './use-start';

type DialogName = 'move' | 'rename' | 'remove' | 'delete';

/** The athlete's actions on a workout apart from logging, and the link to the training settings. */
export function WorkoutMenu({ workout }: { workout: Workout }) {
  const today = useToday();
  const toast = useToast();
  const navigate = useNavigate();
  const { start } = useStart();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const leaveIfHere = useIfHere(() => navigate(workoutPaths.activity, { replace: true }));
  const { own, movable, exercises } = workout;

  async function startAgain() {
    const failure = await start(doneAgain(workout, today));
    if (failure !== null) toast(`Failed to start. ${failure.message}`);
  }
  const items = [
    ...(exercises.length > 0
      ? [{ label: 'Do it again', icon: RotateCcw, onSelect: () => void startAgain() }]
      : []),
    ...(own || movable ? [{ label: 'Move', icon: CalendarDays, onSelect: () => setDialog('move') }] : []),
    ...(own ? [{ label: 'Rename', icon: Pencil, onSelect: () => setDialog('rename') }] : []),
    ...(own && exercises.length > 0
      ? [{ label: 'Remove exercises', icon: ListX, onSelect: () => setDialog('remove') }]
      : []),
    { label: 'Training settings', icon: Settings2, onSelect: () => void navigate(workoutPaths.settings) },
    ...(own ? [{ label: 'Delete', icon: Trash2, danger: true, onSelect: () => setDialog('delete') }] : []),
  ];
  return (
    <>
      <Menu label="More" items={items} />
      {dialog !== null && (
        <Dialogs
          workout={workout}
          dialog={dialog}
          onDeleted={() => void leaveIfHere()}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

interface DialogsProps {
  workout: Workout;
  dialog: DialogName;
  onDeleted: () => void;
  onClose: () => void;
}

function Dialogs({ workout, dialog, onDeleted, onClose }: DialogsProps) {
  const today = useToday();
  if (dialog === 'move') return <AthleteMoveDialog workout={workout} onClose={onClose} />;
  if (dialog === 'rename') return <RenameDialog workout={workout} onClose={onClose} />;
  if (dialog === 'remove') return <RemoveDialog workout={workout} onClose={onClose} />;
  return (
    <DeleteRecordDialog
      records={workoutRecords}
      record={workout}
      question="Delete this workout?"
      facts={[workout.workoutTitle, formatDay(workout.date, today)]}
      warning="Anything logged in it is removed with it. This can’t be undone."
      onDeleted={onDeleted}
      onClose={onClose}
    />
  );
}
