/** The most common languages of phones. No name of a month means different months in two of them. */
const LANGUAGES = [
  ...[
    'en',
    'en-GB',
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'nl',
    'da',
    'nb',
    'sv',
    'fi',
    'is',
    'pl',
    'cs',
    'sk',
    'sl',
    'hu',
  ],
  ...[
    'ro',
    'bg',
    'ru',
    'uk',
    'el',
    'tr',
    'et',
    'lv',
    'lt',
    'ca',
    'eu',
    'gl',
    'id',
    'ms',
    'vi',
    'ko',
    'ja',
    'zh',
  ],
  ...['he', 'ar', 'fa', 'hi'],
];
/** In many languages, the name of a month has another ending in a date than alone. */
const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
  { month: 'short', day: 'numeric', year: 'numeric' },
];

/** A name in lower case, without accents, dots and particles that join it to a day. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^(?:de |d['’])|(?: de|[.,])+$/g, '')
    .trim();
}

/** The months that each name means in the languages: 1 for January. */
export function readMonthNames(): Map<string, Set<number>> {
  const months = new Map<string, Set<number>>();
  for (const language of LANGUAGES) {
    for (const form of FORMS) {
      const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
        ...form,
        timeZone: 'UTC',
      });
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2024, month - 1, 15));
        const name = plain(parts.find(({ type }) => type === 'month')?.value ?? '');
        months.set(name, (months.get(name) ?? new Set()).add(month));
      }
    }
  }
  return months;
}

let known: ReadonlyMap<string, ReadonlySet<number>> | undefined;

/** The month for a name in any of the languages, long or short: 1 for January; `null` for another word. */
export function monthOf(name: string): number | null {
  known ??= readMonthNames();
  const [month = null] = known.get(plain(name)) ?? [];
  return month;
}
