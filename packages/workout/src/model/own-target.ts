import { type ExerciseTarget, inUnit, type SetTarget, type WeightUnit } from '../rules';
import type { TrainingSettings } from './training-settings';

/** A weight rounded to the person's increment. */
function toStep(weight: number, step: number): number {
  return Math.round(Math.round(weight / step) * step * 100) / 100;
}

/** The amounts for an athlete: weights in their unit, and a share of the best as a weight if it is known. */
function ownAmounts<Asked extends SetTarget>(
  asked: Asked,
  given: WeightUnit,
  best: number | null,
  own: Pick<TrainingSettings, 'unit' | 'step'>,
): Asked {
  const { weight, percent } = asked;
  if (weight !== undefined) return { ...asked, weight: inUnit(weight, given, own.unit) };
  if (percent === undefined || best === null) return asked;
  const share = toStep((inUnit(best, 'kg', own.unit) * percent) / 100, own.step);
  if (share <= 0) return asked;
  const { percent: _, ...others } = asked;
  return { ...(others as Asked), weight: share };
}

/** A target as its athlete reads it (specification §4.352): in their unit, shares of the best (in kg) as weights. */
export function ownTarget(
  target: ExerciseTarget,
  best: number | null,
  settings: Pick<TrainingSettings, 'unit' | 'step'>,
): ExerciseTarget {
  const { unit: given = 'kg', bySet } = target;
  const own = ownAmounts(target, given, best, settings);
  const sets = bySet?.map((set) => ownAmounts(set, given, best, settings));
  const hasWeight = [own, ...(sets ?? [])].some(({ weight }) => weight !== undefined);
  return { ...own, ...(sets && { bySet: sets }), ...(hasWeight && { unit: settings.unit }) };
}
