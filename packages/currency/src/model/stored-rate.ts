import { storeText, readStoredText } from '@hub/auth';
import { addDays, type CalendarDate, toCalendarDate } from '@hub/calendar';
import { formatDate } from '@hub/tool-kit';

/** Rates older than this are shown with their day. A weekend with a holiday does not make a rate old. */
const PLAIN_FOR_DAYS = 5;
const STORED = /^(\d{4}-\d{2}-\d{2}) (\S+)$/;

const NAME = 'currency.rate';

/** Stores on this device the value of one euro in dollars, as formatted, for the tile, until a log-out. */
export function storeRate(personId: string, date: CalendarDate, rate: string): void {
  // If storage is blocked or full, the tile shows its tagline.
  storeText(personId, NAME, `${date} ${rate}`);
}

/** The tile's line from the stored text: `1 EUR = 1.1172 USD`, with its day if that is long ago. */
export function lineOf(stored: string | null, today: CalendarDate): string | null {
  const [, date, rate] = STORED.exec(stored ?? '') ?? [];
  if (date === undefined || rate === undefined) return null;
  const line = `1 EUR = ${rate} USD`;
  return date < addDays(today, -PLAIN_FOR_DAYS) ? `${line}, ${formatDate(date)}` : line;
}

/** The tile's line for this person on this device; `null` until they have seen a rate here. */
export function readStoredLine(personId: string, now: Date): string | null {
  return lineOf(readStoredText(personId, NAME), toCalendarDate(now));
}
