import type { CalendarDate } from '@hub/calendar';
import {
  areTooLarge,
  datesMade,
  firstKnownDay,
  type Horizon,
  lastDay,
  readPlanWorkouts,
  schedulePlan,
  type Skipped,
  takenDates,
} from '../../../rules';
import type { Plan } from '../../../api/plans';
import type { StandingWorkout } from '../../../api/workout.schema';

/** A workout that a plan would generate on a date. */
export interface PlannedWorkout {
  /** `<key of the plan's workout>/<date>`, as on the server. */
  id: string;
  date: CalendarDate;
  title: string;
  /** `there`: it already exists and stays; `new`: it would be created; `out`: the coach leaves it out. */
  state: 'there' | 'new' | 'out';
  /** The titles of the other workouts on that day. */
  others: string[];
}

/** The preview of a generation, before anything is written. */
export interface GenerationPreview {
  planned: PlannedWorkout[];
  counts: Record<PlannedWorkout['state'], number>;
  /** The reasons why workouts are skipped, one sentence each. */
  skipped: string[];
  /** Whether it exceeds the maximum number of dates, so that nothing is planned. */
  isTooLong: boolean;
  /** Whether the new workouts together exceed the limit of one generation. */
  isTooLarge: boolean;
}

/** Parses a typed duration: a positive integer, or 1 for anything else (specification §5.25). */
export function durationOf(typed: string): number {
  const duration = Number(typed);
  return Number.isInteger(duration) && duration >= 1 ? duration : 1;
}

/** Why nothing can be generated from a plan (specification §8.31); `null` if something can. */
export function generationProblem(userId: string, plan: Pick<Plan, 'id' | 'workouts'>): string | null {
  if (userId === '' || plan.id === '') return 'Error: Missing user ID or plan ID';
  return plan.workouts.length === 0 ? 'Error: No workouts found in the selected plan' : null;
}

/**
 * The days whose existing workouts affect a generation: its own days, and those that determine in which week
 * it continues.
 */
export function daysOf(horizon: Horizon) {
  return { from: firstKnownDay(horizon), to: lastDay(horizon) };
}

function skippedSentence({ title, day }: Skipped): string {
  if (day === null)
    return `${title} is skipped: another workout comes daily already. Choose another frequency in the plan.`;
  const reason = day.trim() === '' ? 'it has no day' : `“${day}” is not a weekday`;
  return `${title} is skipped: ${reason}. Choose its days in the plan.`;
}

/**
 * What a plan would generate in a horizon, given the person's workouts on the days of {@link daysOf}
 * (`existing`), without the dates that the coach leaves out.
 */
export function previewOf(
  plan: Pick<Plan, 'id' | 'workouts'>,
  horizon: Horizon,
  existing: readonly StandingWorkout[],
  without: ReadonlySet<string>,
): GenerationPreview {
  const rules = readPlanWorkouts(plan.workouts);
  const titles = new Map(rules.map(({ key, title }) => [key, title]));
  const made = existing.filter((workout) => workout.plan === plan.id);
  const taken = new Set(takenDates(made).map(({ key, date }) => `${key}/${date}`));
  const { dates, skipped, isTooLong } = schedulePlan(rules, horizon, datesMade(made));

  const planned = dates.map(({ key, date }): PlannedWorkout => {
    const id = `${key}/${date}`;
    const isThis = (workout: StandingWorkout) => workout.plan === plan.id && workout.planWorkout === key;
    const standing = existing.filter((workout) => workout.date === date);
    return {
      id,
      date,
      title: titles.get(key) ?? '',
      state: taken.has(id) ? 'there' : without.has(id) ? 'out' : 'new',
      others: standing.filter((workout) => !isThis(workout)).map(({ workoutTitle }) => workoutTitle),
    };
  });

  const count = (state: PlannedWorkout['state']) => planned.filter((one) => one.state === state).length;
  return {
    planned,
    counts: { new: count('new'), there: count('there'), out: count('out') },
    skipped: [...new Set(skipped.map(skippedSentence))],
    isTooLong,
    isTooLarge: areTooLarge([
      { stored: plan.workouts, dates: dates.filter((_date, index) => planned[index]?.state === 'new') },
    ]),
  };
}

/** The dates to leave out after one was ticked, which includes it again, or unticked. */
export function withDate(without: ReadonlySet<string>, id: string, ticked: boolean): ReadonlySet<string> {
  return new Set(ticked ? [...without].filter((other) => other !== id) : [...without, id]);
}
