import { foldText, ownLocale } from '@hub/locale';
import { codeOfThree } from './country-codes';

const CODE = /^[A-Z]{2}$/;

/** No country, although it has a name. */
const UNKNOWN = 'ZZ';

let names: Intl.DisplayNames | undefined;

/** The English name of a two-letter code. The names are loaded when the first is asked for, not with the tool. */
function nameOf(code: string): string | undefined {
  names ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return names.of(code);
}

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The code in use for a two-letter one; `UK` is `GB`. */
function codeInUse(code: string): string {
  return new Intl.Locale('und', { region: code }).region ?? code;
}

/** English names in everyday use that no list of the browser has. */
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

/** A name as it is looked up: `Saint Kitts and Nevis` is `St. Kitts & Nevis`. */
function keyOf(name: string): string {
  return foldText(name)
    .replaceAll(/\band\b/g, '&')
    .replaceAll(/\bsaint\b/g, 'st.');
}

/** Every country by its names in English and in another language. Former codes map to a present country, and are left out. */
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

/** The two-letter code that a text names, by itself, by three letters or by a name; `null` where it names none. */
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

/** A country as it is stored: its code where the text names one (`nl`, `Netherlands` → `NL`), else as it was typed. */
export function normaliseCountry(text: string, locale = ownLocale()): string {
  return countryCode(text, locale) ?? text.trim();
}

/** What a form says about a country that was typed: which one it is taken for, or that there is none of this name. */
export function countryNote(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const code = countryCode(text, ownLocale());
  return code === null
    ? `Is “${text.trim()}” a country? It is kept as it is written, without a flag.`
    : `${countryName(code)} (${code})`;
}

/** The English name of a two-letter code; any other text as it is. */
export function countryName(country: string): string {
  return (CODE.test(country) ? nameOf(country) : undefined) ?? country;
}
