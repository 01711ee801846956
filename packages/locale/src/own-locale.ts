/** Where a browser names no language that is one. */
const OTHERWISE = 'en-GB';

function isLocale(text: string): boolean {
  try {
    return new Intl.Locale(text).language !== '';
  } catch {
    // Some systems name theirs in another way, such as `en-US@posix`.
    return false;
  }
}

const known = new Map<string, string>();

/**
 * The locale of the person's browser, such as `de-DE`. The words of the hub are English; how dates, numbers and weeks
 * are written follows this (decision 025).
 */
export function ownLocale(): string {
  const text = typeof navigator === 'undefined' ? OTHERWISE : navigator.language;
  const locale = known.get(text) ?? (isLocale(text) ? text : OTHERWISE);
  known.set(text, locale);
  return locale;
}

/** The region of a locale, `DE` of `de-DE`; where it names none, the one where most of its language live. */
export function regionOf(locale: string): string {
  const { region } = new Intl.Locale(locale);
  return region ?? new Intl.Locale(locale).maximize().region ?? '';
}
