import { formatNumber } from '@hub/locale';
import { choiceField, flagField } from '@hub/tool-kit';
import type { WeightUnit } from '../rules';

/** The person's scale for the effort of a set: rate of perceived exertion, or repetitions in reserve. */
export type Effort = 'rpe' | 'rir';

/** The smallest weight increment in its stored form. */
export type Step = '0.5' | '1' | '1.25' | '2' | '2.5' | '5' | '10';

/** How a person logs (specification §3.350). */
export interface TrainingSettings {
  unit: WeightUnit;
  /** The smallest weight increment, in the unit. */
  step: number;
  /** `null` if they do not record it. */
  effort: Effort | null;
  /** Whether the end of a rest makes no sound. */
  isSilent: boolean;
}

/** The units of weights, for a choice. */
export const WEIGHT_UNITS: readonly { value: WeightUnit; label: string }[] = [
  { value: 'kg', label: 'kg' },
  { value: 'lb', label: 'lb' },
];

/** The possible increments, the smallest first. */
export const STEPS: Readonly<Record<WeightUnit, readonly Step[]>> = {
  kg: ['0.5', '1', '1.25', '2', '2.5', '5'],
  lb: ['1', '2', '2.5', '5', '10'],
};

/** The default increment: two of the smallest usual plates. */
export const USUAL_STEP: Readonly<Record<WeightUnit, Step>> = { kg: '2.5', lb: '5' };

/** The default settings. */
export const USUAL_SETTINGS: TrainingSettings = {
  unit: 'kg',
  step: Number(USUAL_STEP.kg),
  effort: null,
  isSilent: false,
};

const stepNames = Object.fromEntries(
  [...STEPS.kg, ...STEPS.lb].map((step) => [step, formatNumber(Number(step))]),
) as Record<Step, string>;

/** The fields of the settings, in the order of the form. */
export const settingsFields = {
  unit: choiceField<WeightUnit>({ label: 'Weights', names: { kg: 'kg', lb: 'lb' }, initial: 'kg' }),
  step: choiceField<Step>({ label: 'Smallest step', names: stepNames, initial: USUAL_STEP.kg }),
  effort: choiceField<Effort | ''>({
    label: 'How hard a set was',
    names: { '': 'Not noted', rpe: 'RPE', rir: 'Reps in reserve' },
    initial: '',
  }),
  isSilent: flagField({ label: 'Silent' }),
};
