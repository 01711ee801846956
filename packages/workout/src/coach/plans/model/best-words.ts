import { formatNumber, listed } from '@hub/locale';
import { inUnit, type WeightUnit } from '../../../rules';

/** What is known of an athlete's best, to hold a share against. */
export interface Best {
  /** The athlete's first name. */
  name: string;
  /** Their highest estimated maximum in kg; `null` where no weight of theirs is known. */
  kg: number | null;
}

/** A weight as it is said, to the half. */
function weighs(kg: number, unit: WeightUnit): string {
  const weight = Math.round(inUnit(kg, 'kg', unit) * 2) / 2;
  return `${formatNumber(weight)} ${unit}`;
}

/**
 * What shares of an athlete's best are in a weight (specification §4.503): `Sam’s best is 104 kg (estimated): 80% is 83 kg.`
 * @param percents the shares that can be read, in percent
 */
export function shareInWords({ name, kg }: Best, percents: readonly number[], unit: WeightUnit): string {
  if (kg === null) return `No weight of ${name}’s is known yet: they read the share until there is one.`;
  const shares = [...new Set(percents)].map(
    (percent) =>
      `${formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 1 })} is ${weighs((kg * percent) / 100, unit)}`,
  );
  const best = `${name}’s best is ${weighs(kg, unit)} (estimated)`;
  return shares.length === 0 ? `${best}.` : `${best}: ${listed(shares)}.`;
}
