import { formatNumber } from '@hub/locale';
import { inKg, MOST_KG, MOST_METRES, MOST_REPS, MOST_SECONDS } from '../rules';
import type { SetField } from './set-rows';
import type { TrainingSettings } from './training-settings';

/** The step of each value; a weight has the person's own increment. */
const STEPS: Readonly<Record<Exclude<SetField, 'weight'>, number>> = { reps: 1, seconds: 5, metres: 100 };
const LEAST: Readonly<Record<SetField, number>> = { reps: 0, weight: 0.01, seconds: 1, metres: 1 };
const MOST: Readonly<Record<Exclude<SetField, 'weight'>, number>> = {
  reps: MOST_REPS,
  seconds: MOST_SECONDS,
  metres: MOST_METRES,
};

/** The labels of a stepper and its two buttons. */
export function stepOf(
  field: SetField,
  { unit, step }: Pick<TrainingSettings, 'unit' | 'step'>,
): { title: string; less: string; more: string } {
  if (field === 'reps') return { title: 'Reps', less: 'one rep less', more: 'one rep more' };
  const [by, name] =
    field === 'weight' ? [step, unit] : field === 'seconds' ? [STEPS.seconds, 's'] : [STEPS.metres, 'm'];
  const title = `${formatNumber(by)} ${name}`;
  return { title, less: `${title} less`, more: `${title} more` };
}

/** A value one step up or down in the person's unit, from nothing the first step (specification §4.351). */
export function steppedValue(
  field: SetField,
  value: number | undefined,
  direction: 1 | -1,
  { unit, step }: Pick<TrainingSettings, 'unit' | 'step'>,
): number {
  const by = field === 'weight' ? step : STEPS[field];
  const most = field === 'weight' ? MOST_KG / inKg(1, unit) : MOST[field];
  const stepped = Math.round(((value ?? 0) + direction * by) * 100) / 100;
  const least = field === 'weight' ? Math.min(by, value ?? by) : LEAST[field];
  return Math.min(Math.max(stepped, least), Math.floor(most * 100) / 100);
}
