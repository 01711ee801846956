import { ownLocale } from './own-locale';

const MIDDAY = 12;

const cycles = new Map<string, boolean>();

/** Whether a locale uses the 12-hour clock. */
function isTwelveHours(locale: string): boolean {
  const known = cycles.get(locale);
  if (known !== undefined) return known;
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const isTwelve = hourCycle === 'h12' || hourCycle === 'h11';
  cycles.set(locale, isTwelve);
  return isTwelve;
}

/** Formats a time of day in the person's locale: `14:32`, or `2:32 PM`. */
export function formatTime(at: Date, locale = ownLocale()): string {
  const hours = at.getHours();
  const minutes = String(at.getMinutes()).padStart(2, '0');
  if (!isTwelveHours(locale)) return `${String(hours).padStart(2, '0')}:${minutes}`;
  return `${hours % MIDDAY || MIDDAY}:${minutes} ${hours < MIDDAY ? 'AM' : 'PM'}`;
}

/** Formats a stored time of day, such as `14:32`, in the person's locale. */
export function formatTimeOfDay(time: string, locale = ownLocale()): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return formatTime(new Date(2000, 0, 1, hours, minutes), locale);
}
