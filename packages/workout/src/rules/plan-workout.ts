import { distinctNames } from './distinct-names';
import { readObjects, type Stored, textOf } from './stored';

/** What of a plan's workout decides on which dates it comes. */
export interface PlanWorkoutRule {
  /**
   * Tells it from the plan's other workouts: its id, or its title where an old plan has none; with a number where
   * another one before it has the same (see `distinctNames`).
   */
  key: string;
  title: string;
  /** `weekly`, `bi-weekly`, `monthly` or `daily`; where nothing is stored, `weekly`. */
  frequency: string;
  /** The chosen days as they are stored; not each need be a weekday's name. */
  days: readonly string[];
}

/** All chosen days; an older plan knows only the first of them. */
function daysOf({ workoutDays, workoutDay }: Stored): string[] {
  const days = Array.isArray(workoutDays) ? workoutDays.map(textOf) : [];
  return days.length > 0 ? days : [textOf(workoutDay)];
}

function ruleOf(stored: Stored): PlanWorkoutRule {
  const title = textOf(stored['workoutTitle']);
  return {
    key: textOf(stored['id']) || title,
    title,
    frequency: textOf(stored['frequency']) || 'weekly',
    days: daysOf(stored),
  };
}

/**
 * The rules of a plan's workouts as they are stored, in their order (specification §3.24); what is no workout is left
 * out. Each has a key of its own.
 */
export function readPlanWorkouts(stored: unknown): PlanWorkoutRule[] {
  const rules = readObjects(stored).map(ruleOf);
  const keys = distinctNames(rules.map(({ key }) => key));
  return rules.map((rule, index) => ({ ...rule, key: keys[index] ?? rule.key }));
}
