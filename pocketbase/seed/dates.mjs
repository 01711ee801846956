const DAY_MS = 86_400_000;

/**
 * The date some days after another (before, when negative).
 * @param {string} date YYYY-MM-DD
 * @param {number} days
 * @returns {string} YYYY-MM-DD
 */
export function shiftDate(date, days) {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The weekday of a date.
 * @param {string} date YYYY-MM-DD
 * @returns {string} such as `monday`
 */
export function weekday(date) {
  const day = new Date(`${date}T00:00:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  return day.toLowerCase();
}
