import { foldText, ownLocale } from '@hub/locale';
import { codeOfThree } from './country-codes';

const CODE = /^[A-Z]{2}$/;

/** The code of "unknown region", which has a name but is not a country. */
const UNKNOWN = 'ZZ';

let names: Intl.DisplayNames | undefined;

/** The English name of a two-letter code. The names are loaded at the first call, not with the tool. */
function nameOf(code: string): string | undefined {
  names ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return names.of(code);
}

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The current code for a two-letter one; `UK` is `GB`. */
function codeInUse(code: string): string {
  return new Intl.Locale('und', { region: code }).region ?? code;
}

/** Common English names that browsers don't have. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  burma: 'MM',
  'czech republic': 'CZ',
  'east timor': 'TL',
  england: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  'ivory coast': 'CI',
  macedonia: 'MK',
  scotland: 'GB',
  swaziland: 'SZ',
  turkey: 'TR',
  uae: 'AE',
  'united states of america': 'US',
  vatican: 'VA',
  wales: 'GB',
};

/** Normalises a name for the look-up: `Saint Kitts and Nevis` is `St. Kitts & Nevis`. */
function keyOf(name: string): string {
  return foldText(name)
    .replaceAll(/\band\b/g, '&')
    .replaceAll(/\bsaint\b/g, 'st.');
}

/** All countries by their names in English and another language, without former codes. */
function codesByName(locale: string): Map<string, string> {
  const lists = [
    new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }),
    new Intl.DisplayNames(['en'], { type: 'region', style: 'short', fallback: 'none' }),
    new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }),
  ];
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const inUse = codes.filter((code) => code !== UNKNOWN && codeInUse(code) === code);
  const named = inUse.flatMap((code) =>
    lists.flatMap((list) => {
      const name = list.of(code);
      return name === undefined ? [] : [[keyOf(name), code] as const];
    }),
  );
  return new Map([...Object.entries(OTHER_NAMES), ...named]);
}

const byName = new Map<string, Map<string, string>>();

/** The two-letter code of a country, from that code, a three-letter code or a name; `null` for other texts. */
function countryCode(text: string, locale: string): string | null {
  const trimmed = text.trim();
  const upper = trimmed.toUpperCase();
  const ofThree = codeOfThree(upper);
  if (ofThree !== null) return ofThree;
  if (CODE.test(upper) && upper !== UNKNOWN && nameOf(codeInUse(upper)) !== undefined)
    return codeInUse(upper);
  const known = byName.get(locale) ?? codesByName(locale);
  byName.set(locale, known);
  return known.get(keyOf(trimmed)) ?? null;
}

/** A country as it is stored: its code if it is known (`Netherlands` → `NL`), otherwise the text. */
export function normaliseCountry(text: string, locale = ownLocale()): string {
  return countryCode(text, locale) ?? text.trim();
}

/** The form's hint about a typed country: which one it is taken for, or that it is unknown. */
export function countryNote(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const code = countryCode(text, ownLocale());
  return code === null
    ? `Is “${text.trim()}” a country? It will be saved as you wrote it, without a flag.`
    : `${countryName(code)} (${code})`;
}

/** The English name of a two-letter code; any other text as it is. */
export function countryName(country: string): string {
  return (CODE.test(country) ? nameOf(country) : undefined) ?? country;
}
