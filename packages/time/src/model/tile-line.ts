import { zoneClock } from '@hub/calendar';
import { PENANG } from './city';

/** The line on the tile: `Penang 20:14`. */
export function tileLine(now: Date): string {
  return `${PENANG.city} ${zoneClock(PENANG.tz, now).time}`;
}
