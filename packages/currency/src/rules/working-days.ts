const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** The ECB publishes at about 16:00 Central European Time on each day on which TARGET is open. */
const PUBLISHED_AT_HOUR = 16;
/** TARGET's holidays with a fixed date, as month-day. */
const FIXED_HOLIDAYS = ['01-01', '05-01', '12-25', '12-26'];

function toDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Easter Sunday of a year, in milliseconds at midnight UTC (the anonymous Gregorian algorithm). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/** Whether the ECB publishes rates on a day (`YYYY-MM-DD`): not on weekends and TARGET's holidays. */
export function isWorkingDay(date: string): boolean {
  const day = new Date(date);
  if (day.getUTCDay() === 0 || day.getUTCDay() === 6) return false;
  if (FIXED_HOLIDAYS.includes(date.slice(5))) return false;
  const sunday = easter(day.getUTCFullYear());
  return day.getTime() !== sunday - 2 * DAY_MS && day.getTime() !== sunday + DAY_MS;
}

/** The last Sunday of a month at 01:00 UTC, when Europe changes its clocks. */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
}

/** The offset of Central European Time from UTC at a moment, in hours, with the EU's summer time. */
function centralEuropeanOffset(now: number): number {
  const year = new Date(now).getUTCFullYear();
  return now >= clockChange(year, 2) && now < clockChange(year, 9) ? 2 : 1;
}

/** The last day whose rates the ECB has published at a moment (milliseconds since 1970), `YYYY-MM-DD`. */
export function lastPublished(now: number): string {
  // Shifted by the hour of publication, so that the day changes when its rates are published.
  let day = now + centralEuropeanOffset(now) * HOUR_MS - PUBLISHED_AT_HOUR * HOUR_MS;
  while (!isWorkingDay(toDate(day))) day -= DAY_MS;
  return toDate(day);
}

/** When the rates of a day were published, in milliseconds since 1970. */
export function publishedAt(date: string): number {
  const midnight = Date.parse(date);
  return midnight + (PUBLISHED_AT_HOUR - centralEuropeanOffset(midnight + 12 * HOUR_MS)) * HOUR_MS;
}
