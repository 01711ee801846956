import { useInfiniteQuery } from '@tanstack/react-query';
import { historyQuery } from '../../../athlete/queries';
import { readExercises } from '../../../model/exercise';
import { bestOf } from '../../../model/last-sets';
import { shareInWords } from '../model/best-text';
import type { PlanExercise } from '../model/plan-exercise';
import { sharesOf, type TargetDraft } from '../model/target-draft';

interface ShareHintProps {
  /** The athlete to whose best the percentage refers; `''` for a template, which has none. */
  athleteId: string;
  /** The athlete's first name. */
  name: string;
  exercise: PlanExercise;
  draft: TargetDraft;
}

/** The percentage of the athlete's best as a weight. */
export function ShareHint(props: ShareHintProps) {
  if (props.athleteId === '') return 'Of the highest estimated maximum of the athlete who gets the plan.';
  return <SharesOfAthlete {...props} />;
}

function SharesOfAthlete({ athleteId, name, exercise, draft }: ShareHintProps) {
  const { data, error } = useInfiniteQuery(historyQuery(athleteId));
  if (data === undefined) {
    return error === null ? `Looking for ${name}’s best…` : `Of ${name}’s best, which could not be loaded.`;
  }
  const [of] = readExercises([exercise]);
  return shareInWords({ name, kg: of ? bestOf(data, of) : null }, sharesOf(draft), draft.unit);
}
