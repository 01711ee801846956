import { formatNumber, listed } from '@hub/locale';
import { inUnit, type WeightUnit } from '../../../rules';

/** An athlete's best, to which percentages refer. */
export interface Best {
  /** The athlete's first name. */
  name: string;
  /** Their highest estimated maximum in kg; `null` if no weight of theirs is known. */
  kg: number | null;
}

/** A weight in words, rounded to the half. */
function weighs(kg: number, unit: WeightUnit): string {
  const weight = Math.round(inUnit(kg, 'kg', unit) * 2) / 2;
  return `${formatNumber(weight)} ${unit}`;
}

/** Shares of an athlete's best as weights (specification §4.503): `Sam’s best is 104 kg (estimated): 80% is 83 kg.` */
export function shareInWords({ name, kg }: Best, percents: readonly number[], unit: WeightUnit): string {
  if (kg === null) return `No weight is known for ${name} yet: they see the percentage until there is one.`;
  const shares = [...new Set(percents)].map(
    (percent) =>
      `${formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 1 })} is ${weighs((kg * percent) / 100, unit)}`,
  );
  const best = `${name}’s best is ${weighs(kg, unit)} (estimated)`;
  return shares.length === 0 ? `${best}.` : `${best}: ${listed(shares)}.`;
}
