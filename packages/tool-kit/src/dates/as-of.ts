/** When something was, as a person reads it in a sentence: `14:32`, `21 Nov, 14:32`, `31 Dec 2025, 14:32`. */
export function asOf(at: Date, now: Date, locale?: string): string {
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
  const isThisYear = at.getFullYear() === now.getFullYear();
  const day: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  };
  const isToday = at.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(locale, isToday ? time : { ...day, ...time }).format(at);
}
