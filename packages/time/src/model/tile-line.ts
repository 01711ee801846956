import { PENANG } from './city';
import { zoneClock } from './zone-clock';

/** The line on the tile: `Penang 20:14`. */
export function tileLine(now: Date): string {
  return `${PENANG.city} ${zoneClock(PENANG.tz, now).time}`;
}
