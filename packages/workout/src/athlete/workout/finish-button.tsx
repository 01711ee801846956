import { counted, formatTime, listed } from '@hub/locale';
import { hubNow } from '@hub/pb-client';
import { Button, Dialog, LinkButton, SideBySide, useToast } from '@hub/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Workout } from '../../api/workout.schema';
import { endOf, openOf } from '../../model/finish';
import { workoutPaths } from '../../paths';
import { CoachsNote } from './coachs-note';
import { FinishFigures } from './finish-figures';
import { useExerciseSave } from './use-workout';

interface WorkoutEndProps {
  workout: Workout;
  /** The signed-in person. */
  personId: string;
}

/** How an athlete's workout went, above its exercises for the coach who opens it; nothing before the athlete said so. */
export function CoachsSummary({ workout, personId }: WorkoutEndProps) {
  const { id, user, finished, note } = workout;
  if (user === personId || (finished === null && note === null)) return null;
  return (
    <>
      <FinishFigures workout={workout} />
      <CoachsNote note={note} />
      <LinkButton variant="quiet" to={workoutPaths.finish(id)}>
        Records and sets
      </LinkButton>
    </>
  );
}

/** The end of an open workout: its athlete finishes it, or sees how it went. */
export function WorkoutEnd({ workout, personId }: WorkoutEndProps) {
  const { id, user, finished, exercises } = workout;
  if (user !== personId || exercises.length === 0) return null;
  if (finished === null) return <FinishButton workout={workout} />;
  return (
    <div className="flex flex-col items-center gap-2">
      <p className="text-13 text-muted">Finished at {formatTime(new Date(finished))}</p>
      <LinkButton variant="quiet" className="w-full" to={workoutPaths.finish(id)}>
        See how it went
      </LinkButton>
    </div>
  );
}

/** "3 sets and 1 exercise are open."; `null` if nothing is. */
function openInWords(workout: Workout): string | null {
  const unfinished = openOf(workout.exercises);
  const counts = [
    ...(unfinished.sets > 0 ? [counted(unfinished.sets, 'set')] : []),
    ...(unfinished.exercises > 0 ? [counted(unfinished.exercises, 'exercise')] : []),
  ];
  if (counts.length === 0) return null;
  return `${listed(counts)} ${unfinished.sets + unfinished.exercises === 1 ? 'is' : 'are'} open.`;
}

function FinishButton({ workout }: { workout: Workout }) {
  const { id, exercises } = workout;
  const navigate = useNavigate();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { save } = useExerciseSave(id, 'finish', () =>
    toast('The workout could not be finished.', { label: 'Open', to: workoutPaths.finish(id) }),
  );
  const unfinished = openInWords(workout);
  const finish = () => {
    save({ finished: endOf(exercises, hubNow()).toISOString() });
    void navigate(workoutPaths.finish(id));
  };
  return (
    <>
      <Button size="lg" onClick={() => (unfinished === null ? finish() : setOpen(true))}>
        Finish workout
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Finish workout?">
        <p className="text-muted">{unfinished}</p>
        <SideBySide>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            Keep going
          </Button>
          <Button onClick={finish}>Finish</Button>
        </SideBySide>
      </Dialog>
    </>
  );
}
