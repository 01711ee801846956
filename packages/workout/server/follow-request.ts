import { CHANGE_GROUPS, type ChangeGroup, type Horizon, MOST_DATES } from '../src/rules';
import {
  areDates,
  horizonProblems,
  isHorizon,
  planProblems,
  type PlanRequest,
  type Problems,
  readHorizon,
  type Sent,
} from './sent';

/** A coach's request to bring one group of workouts in line with their plan. */
export interface FollowRequest extends PlanRequest {
  horizon: Horizon;
  group: ChangeGroup;
  /** The chosen workouts of the group: their ids, and `<key>/<date>` of those deleted by hand. */
  chosen: string[];
}

type Chosen = Pick<FollowRequest, 'user' | 'plan' | 'group' | 'chosen'> & Partial<FollowRequest>;

function chosenProblems(sent: Sent): Problems {
  const { group, chosen } = sent;
  return {
    ...planProblems(sent),
    ...(!CHANGE_GROUPS.some((one) => one === group) && {
      group: `The group is one of: ${CHANGE_GROUPS.join(', ')}.`,
    }),
    ...(!areDates(chosen) && { chosen: `Say which workouts: a list of at most ${MOST_DATES} texts.` }),
  };
}

function isChosen(sent: Sent): sent is Chosen & Sent {
  return Object.keys(chosenProblems(sent)).length === 0;
}

/** Parses such a request, or returns its problems. */
export function readFollowRequest(sent: Sent): FollowRequest | { problems: Problems } {
  if (!isChosen(sent) || !isHorizon(sent)) {
    return { problems: { ...chosenProblems(sent), ...horizonProblems(sent) } };
  }
  const { user, plan, rev, group, chosen } = sent;
  return { user, plan, rev, group, chosen, horizon: readHorizon(sent) };
}
