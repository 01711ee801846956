import { counted } from '@hub/locale';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function lengthInWords(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < 60) return counted(minutes, 'minute');
  const hours = Math.round(ms / HOUR_MS);
  return hours < 24 ? counted(hours, 'hour') : counted(Math.round(ms / DAY_MS), 'day');
}

/** The sentences about a clock that is this many milliseconds ahead of the hub's (negative: behind it). */
export function clockInWords(aheadMs: number): string {
  const difference = `${lengthInWords(Math.abs(aheadMs))} ${aheadMs > 0 ? 'ahead' : 'behind'}`;
  return (
    `This device’s clock is ${difference}, so the hub shows its own time. ` +
    'Check the time and the time zone of this device. ' +
    'If other devices say this too, the clock of the hub is wrong: tell its owner.'
  );
}
