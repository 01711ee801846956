const DAY_MS = 86_400_000;

/** The last day that `YYYY-MM-DD` can say. */
export const LAST_DATE = '9999-12-31';

/** Midnight in UTC, in which every day has 24 hours; NaN for what is no date. */
function instantOf(date: string): number {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
}

/** Whether a text is a `YYYY-MM-DD` date that exists. */
export function isDate(text: string): boolean {
  const instant = instantOf(text);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** The date some days after another; `null` beyond {@link LAST_DATE}. */
export function addDays(date: string, days: number): string | null {
  const instant = instantOf(date) + days * DAY_MS;
  return instant > instantOf(LAST_DATE) ? null : new Date(instant).toISOString().slice(0, 10);
}

/** The weekday of a date, 0 for Sunday. */
export function weekdayOf(date: string): number {
  return new Date(instantOf(date)).getUTCDay();
}
