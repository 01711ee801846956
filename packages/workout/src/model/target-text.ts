import { formatNumber } from '@hub/locale';
import { clockOf, type ExerciseTarget, targetOfSet } from '../rules';

/** A part of a target in words: its value, with the text before and after it. */
type Part = readonly [before: string, value: string, after: string];

const NOTHING: Part = ['', '–', ''];

/** The amount of a set: `8`, `8 to 12`, `45 s`, `2,000 m in 9:00`; `null` if it has none. */
function amountOf({ reps, repsTo, seconds, metres, amrap }: ExerciseTarget): Part | null {
  if (amrap === true) return ['', 'as many as possible', ''];
  if (metres !== undefined)
    return ['', formatNumber(metres), ` m${seconds === undefined ? '' : ` in ${clockOf(seconds)}`}`];
  if (seconds !== undefined)
    return seconds < 60 ? ['', String(seconds), ' s'] : ['', clockOf(seconds), ' min'];
  if (reps === undefined) return null;
  return ['', repsTo === undefined ? String(reps) : `${reps} to ${repsTo}`, ''];
}

/** The intensity of a set: `62.5 kg`, `80% of the best`, `RPE 8`, `bodyweight`; `null` if it has none. */
function heavinessOf({ weight, unit = 'kg', percent, rpe, bodyweight }: ExerciseTarget): Part | null {
  if (weight !== undefined) return ['', formatNumber(weight, { maximumFractionDigits: 2 }), ` ${unit}`];
  if (percent !== undefined)
    return ['', formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 1 }), ' of the best'];
  if (rpe !== undefined) return ['RPE ', formatNumber(rpe), ''];
  return bodyweight === true ? ['', 'bodyweight', ''] : null;
}

/** The parts of all sets, once if they are alike, otherwise one after another: `12/10/8`, `60/65/70 kg`. */
function ofAll(parts: readonly (Part | null)[]): string {
  if (parts.every((part) => part === null)) return '';
  const texts = parts.map((part) => (part ?? NOTHING).join(''));
  if (new Set(texts).size === 1) return texts[0] ?? '';
  const [before, , after] = parts[0] ?? NOTHING;
  const isInOneWay = parts.every((part) => part?.[0] === before && part[2] === after);
  return isInOneWay ? `${before}${parts.map((part) => part?.[1]).join('/')}${after}` : texts.join('/');
}

/** A target in one line (specification §4.370): `3 × 8 @ 62.5 kg, rest 2:00`. */
export function targetInWords(target: ExerciseTarget): string {
  const { sets, rest, group } = target;
  const each = Array.from({ length: target.bySet?.length ?? 1 }, (_, place) => targetOfSet(target, place));
  const [amount, heaviness] = [ofAll(each.map(amountOf)), ofAll(each.map(heavinessOf))];
  const work = amount === '' ? (sets === 1 ? '1 set' : `${sets} sets`) : `${sets} × ${amount}`;
  return [
    heaviness === '' ? work : `${work} @ ${heaviness}`,
    ...(rest === undefined ? [] : [rest === 0 ? 'no rest' : `rest ${clockOf(rest)}`]),
    ...(group === undefined ? [] : [`superset ${group}`]),
  ].join(', ');
}
