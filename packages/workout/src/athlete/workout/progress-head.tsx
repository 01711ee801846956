import { WaitingMark } from '@hub/tool-kit';
import { Steps } from '@hub/ui';
import type { Exercise } from '../../model/exercise';

interface ProgressHeadProps {
  workoutId: string;
  /** The progress in words. */
  text: string;
  /** The workout and its day. */
  where: string;
  exercises: readonly Exercise[];
}

/** The progress of a workout in words and as a bar; the mark for unsent changes moves nothing beside them. */
export function ProgressHead({ workoutId, text, where, exercises }: ProgressHeadProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-medium">{text}</p>
        <WaitingMark collection="workouts" id={workoutId} />
      </div>
      <Steps done={exercises.map(({ completed }) => completed)} />
      <p className="text-13 text-muted wrap-break-word">{where}</p>
    </div>
  );
}
