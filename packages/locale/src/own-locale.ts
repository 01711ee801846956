/** The locale if the browser names no valid one. */
const OTHERWISE = 'en-GB';

function isLocale(text: string): boolean {
  try {
    return new Intl.Locale(text).language !== '';
  } catch {
    // Some systems have invalid names, such as `en-US@posix`.
    return false;
  }
}

const known = new Map<string, string>();

/**
 * The locale of the person's browser, such as `de-DE`. The hub's words are English; dates, numbers and weeks
 * follow this locale (decision 025).
 */
export function ownLocale(): string {
  const text = typeof navigator === 'undefined' ? OTHERWISE : navigator.language;
  const locale = known.get(text) ?? (isLocale(text) ? text : OTHERWISE);
  known.set(text, locale);
  return locale;
}

/** The region of a locale, such as `DE` in `de-DE`; if it has none, the most likely one of its language. */
export function regionOf(locale: string): string {
  const { region } = new Intl.Locale(locale);
  return region ?? new Intl.Locale(locale).maximize().region ?? '';
}
