import { distinctNames } from './distinct-names';
import { readObjects, type Stored, textOrEmpty } from './stored';

/** The fields of a plan's workout that determine its dates. */
export interface PlanWorkoutRule {
  /** Its id, or in an old plan its title; unique among the plan's workouts (see `distinctNames`). */
  key: string;
  title: string;
  /** `weekly`, `bi-weekly`, `monthly` or `daily`; `weekly` if nothing is stored. */
  frequency: string;
  /** The chosen days in their stored form, which can be invalid. */
  days: readonly string[];
}

/** All chosen days; an older plan has only the first of them. */
function weekdaysOf({ workoutDays, workoutDay }: Stored): string[] {
  const days = Array.isArray(workoutDays) ? workoutDays.map(textOrEmpty) : [];
  return days.length > 0 ? days : [textOrEmpty(workoutDay)];
}

function ruleOf(stored: Stored): PlanWorkoutRule {
  const title = textOrEmpty(stored['workoutTitle']);
  return {
    key: textOrEmpty(stored['id']) || title,
    title,
    frequency: textOrEmpty(stored['frequency']) || 'weekly',
    days: weekdaysOf(stored),
  };
}

/** The valid workouts of a stored plan as rules, in order, each with a unique key (specification §3.24). */
export function readPlanWorkouts(stored: unknown): PlanWorkoutRule[] {
  const rules = readObjects(stored).map(ruleOf);
  const keys = distinctNames(rules.map(({ key }) => key));
  return rules.map((rule, index) => ({ ...rule, key: keys[index] ?? rule.key }));
}
