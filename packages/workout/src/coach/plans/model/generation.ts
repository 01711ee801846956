import type { CalendarDate } from '@hub/calendar';
import { readPlainNumber } from '@hub/locale';
import {
  areTooLarge,
  type Horizon,
  madeFor,
  type Occurrence,
  type OccurrenceGroup,
  occurrenceId,
  occurrencesOf,
  readPlanWorkouts,
  schedulePlan,
  type Skipped,
  startOf,
} from '../../../rules';
import type { Plan } from '../../../api/plans';
import type { KnownWorkout } from '../../../api/workout.schema';

/** The fields of a plan that determine what it generates. */
type PlanToGenerate = Pick<Plan, 'id' | 'workouts' | 'start' | 'removed'>;

/** A workout that a plan would generate on a date. */
export interface PlannedWorkout {
  /** `<key of the plan's workout>/<the plan's day for it>`, as on the server. */
  id: string;
  /** Its current day, or the planned one if it does not exist yet. */
  date: CalendarDate;
  /** Its current title, or the plan's if it does not exist yet. */
  title: string;
  /** `there`: it already exists and stays; `new`: it would be created; `out`: it is left out. */
  state: 'there' | 'new' | 'out';
  group: OccurrenceGroup;
  /** Its name in a request: the id of its workout, or `id` if it does not exist. */
  name: string;
  /** The plan's current day and title for it; `null` if the plan no longer has it. */
  asPlanned: { date: CalendarDate; title: string } | null;
  /** The day for which it was generated, if somebody has moved it since; otherwise `null`. */
  movedFrom: CalendarDate | null;
  /** Whether somebody has deleted it: it is left out unless the coach ticks it. */
  wasRemoved: boolean;
  /** The titles of the other workouts on that day. */
  others: string[];
}

/** The preview of a generation, before anything is written. */
export interface GenerationPreview {
  planned: PlannedWorkout[];
  /** The reasons why workouts are skipped, one sentence each. */
  skipped: string[];
  /** Whether it exceeds the maximum number of dates, so that nothing is planned. */
  isTooLong: boolean;
  /** Whether the new workouts together exceed the limit of one generation. */
  isTooLarge: boolean;
}

/** Parses a typed duration: a positive integer, or 1 for anything else (specification §5.25). */
export function durationOf(typed: string): number {
  const duration = readPlainNumber(typed);
  return Number.isInteger(duration) && duration >= 1 ? duration : 1;
}

/** Why nothing can be generated from a plan (specification §8.31); `null` if something can. */
export function generationProblem(userId: string, plan: Pick<Plan, 'id' | 'workouts'>): string | null {
  if (userId === '' || plan.id === '') return 'Error: Missing user ID or plan ID';
  return plan.workouts.length === 0 ? 'Error: No workouts found in the selected plan' : null;
}

function skippedSentence({ title, day }: Skipped): string {
  if (day === null)
    return `${title} is skipped: another workout is already daily. Choose another frequency in the plan.`;
  const reason = day.trim() === '' ? 'it has no day' : `“${day}” is not a weekday`;
  return `${title} is skipped: ${reason}. Choose its days in the plan.`;
}

function stateOf({ group, workout }: Occurrence, isTurned: boolean): PlannedWorkout['state'] {
  if (workout !== null || (group !== 'new' && group !== 'by hand')) return 'there';
  return (group === 'new') === isTurned ? 'out' : 'new';
}

/** The day for which a workout was generated, if that is not its current day; otherwise `null`. */
function movedFromOf(workout: KnownWorkout | null): CalendarDate | null {
  return workout === null || madeFor(workout) === workout.date ? null : madeFor(workout);
}

/** How many workouts are in each state. */
export function countsOf(planned: readonly PlannedWorkout[]): Record<PlannedWorkout['state'], number> {
  const count = (state: PlannedWorkout['state']) => planned.filter((one) => one.state === state).length;
  return { new: count('new'), there: count('there'), out: count('out') };
}

/**
 * What a plan would generate in a horizon; `existing` are the person's workouts on the days of {@link knownDays}.
 * @param turned the dates that the coach has ticked or unticked: new ones are left out, removed ones made again
 */
export function previewGeneration(
  plan: PlanToGenerate,
  horizon: Horizon,
  existing: readonly KnownWorkout[],
  turned: ReadonlySet<string>,
): GenerationPreview {
  const rules = readPlanWorkouts(plan.workouts);
  const titles = new Map(rules.map(({ key, title }) => [key, title]));
  const made = existing.filter((workout) => workout.plan === plan.id);
  const { skipped, isTooLong } = schedulePlan(rules, horizon, startOf(plan, horizon, made));
  const occurrences = occurrencesOf(plan, horizon, made);

  const planned = occurrences.map((occurrence): PlannedWorkout => {
    const { key, workout, planned: day } = occurrence;
    const date = workout?.date ?? day ?? '';
    const id = occurrenceId(key, day ?? (workout === null ? date : madeFor(workout)));
    const isThis = (other: KnownWorkout) => other.plan === plan.id && other.planWorkout === key;
    const standing = existing.filter((other) => other.date === date);
    const title = titles.get(key) ?? '';
    return {
      id,
      date,
      title: workout?.workoutTitle ?? title,
      state: stateOf(occurrence, turned.has(id)),
      group: occurrence.group,
      name: workout?.id ?? id,
      asPlanned: day === null ? null : { date: day, title },
      movedFrom: movedFromOf(workout),
      wasRemoved: occurrence.group === 'by hand' && workout === null,
      others: standing.filter((other) => !isThis(other)).map(({ workoutTitle }) => workoutTitle),
    };
  });

  const isNew = (_occurrence: Occurrence, index: number) => planned[index]?.state === 'new';
  return {
    planned,
    skipped: [...new Set(skipped.map(skippedSentence))],
    isTooLong,
    isTooLarge: areTooLarge([{ stored: plan.workouts, dates: occurrences.filter(isNew) }]),
  };
}

/** The dates that the coach has ticked or unticked, after this one was ticked or unticked. */
export function withTurned(turned: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(turned.has(id) ? [...turned].filter((other) => other !== id) : [...turned, id]);
}

/** The dates on which nothing is generated, and those removed by hand that are generated again. */
export function datesToSend(planned: readonly PlannedWorkout[]) {
  const again = planned.filter(({ state, wasRemoved }) => wasRemoved && state === 'new').map(({ id }) => id);
  return {
    without: planned.filter(({ state }) => state !== 'new').map(({ id }) => id),
    ...(again.length > 0 && { again }),
  };
}
