import { WaitingMark } from '@hub/tool-kit';
import { Steps } from '@hub/ui';
import type { Exercise } from '../../model/exercise';

interface ProgressHeadProps {
  workoutId: string;
  /** How far one is, in words. */
  words: string;
  /** Which workout, or when. */
  where: string;
  exercises: readonly Exercise[];
}

/** How far a workout has got: in words, and in as many steps as it has exercises. */
export function ProgressHead({ workoutId, words, where, exercises }: ProgressHeadProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-medium">{words}</p>
        <p className="min-w-0 text-13 text-muted wrap-break-word">{where}</p>
      </div>
      <WaitingMark collection="workouts" id={workoutId} />
      <Steps done={exercises.map(({ completed }) => completed)} />
    </div>
  );
}
