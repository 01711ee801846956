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

/** Every country by its English name in small letters. Former codes map to a present country, and are left out. */
function codesByName(): Map<string, string> {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const entries = codes
    .filter((code) => code !== UNKNOWN && codeInUse(code) === code)
    .map((code) => [nameOf(code)?.toLowerCase(), code] as const);
  return new Map(entries.filter((entry): entry is [string, string] => entry[0] !== undefined));
}

let byName: Map<string, string> | undefined;

/** The two-letter code that a text names, by itself or by its English name; `null` where it names none. */
function countryCode(text: string): string | null {
  const trimmed = text.trim();
  const upper = trimmed.toUpperCase();
  if (CODE.test(upper) && upper !== UNKNOWN && nameOf(codeInUse(upper)) !== undefined)
    return codeInUse(upper);
  byName ??= codesByName();
  return byName.get(trimmed.toLowerCase()) ?? null;
}

/** A country as it is stored: its code where the text names one (`nl`, `Netherlands` → `NL`), else as it was typed. */
export function normaliseCountry(text: string): string {
  return countryCode(text) ?? text.trim();
}

/** What a form says about a country that was typed: which one it is taken for, or that there is none of this name. */
export function countryNote(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const code = countryCode(text);
  return code === null
    ? `Is “${text.trim()}” a country? It is kept as it is written, without a flag.`
    : `${countryName(code)} (${code})`;
}

/** The English name of a two-letter code; any other text as it is. */
export function countryName(country: string): string {
  return (CODE.test(country) ? nameOf(country) : undefined) ?? country;
}
