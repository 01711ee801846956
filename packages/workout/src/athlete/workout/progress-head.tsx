import { WaitingMark } from '@hub/tool-kit';
import { Steps } from '@hub/ui';
import type { Exercise } from '../../model/exercise';

interface ProgressHeadProps {
  workoutId: string;
  /** How far one is, in words. */
  words: string;
  /** Which workout, and when. */
  where: string;
  exercises: readonly Exercise[];
}

/**
 * How far a workout has got: in words, and in as many steps as it has exercises. That something waits to be saved stands
 * beside the words, where its coming moves nothing.
 */
export function ProgressHead({ workoutId, words, where, exercises }: ProgressHeadProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-medium">{words}</p>
        <WaitingMark collection="workouts" id={workoutId} />
      </div>
      <Steps done={exercises.map(({ completed }) => completed)} />
      <p className="text-13 text-muted wrap-break-word">{where}</p>
    </div>
  );
}
