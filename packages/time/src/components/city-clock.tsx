import { zoneClock } from '@hub/calendar';
import { EVERY_MINUTE, EVERY_SECOND, formatDay, useClock, useToday } from '@hub/tool-kit';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { City } from '../model/city';
import { isDay } from '../model/daylight';
import { differenceTo } from '../model/difference';

/**
 * What the build draws in a page has no moment to tell: it keeps the room of this one. No parts of it are
 * live regions: a screen reader must not announce each second.
 */
const NO_MOMENT = { time: '00:00', date: '2026-09-30' };

/** The seconds, which are the same in every zone, and the only part that is rendered each second. */
function Seconds() {
  const seconds = useClock(EVERY_SECOND, (now) => now.getSeconds()) ?? 0;
  return <span className="text-20 text-muted">:{String(seconds).padStart(2, '0')}</span>;
}

/** A city's time, to the second. */
export function CityTime({ tz }: Pick<City, 'tz'>) {
  const time = useClock(EVERY_MINUTE, (now) => zoneClock(tz, now).time);
  const shown = time ?? NO_MOMENT.time;
  return (
    <time
      dateTime={shown}
      className={`ml-auto leading-[1.1] tracking-[-0.01em] ${time === null ? 'invisible' : ''}`}
    >
      <span className="text-34 leading-[1.1] font-medium">{shown}</span>
      <Seconds />
    </time>
  );
}

/** How far a city's clock is ahead or behind, and whether it has another date. */
export function CityDifference({ tz }: Pick<City, 'tz'>) {
  const hours = useClock(EVERY_MINUTE, (now) => differenceTo(tz, now).hours);
  const day = useClock(EVERY_MINUTE, (now) => differenceTo(tz, now).day);
  return (
    <p className={hours === null ? 'invisible' : 'text-muted'}>
      <span className="font-medium text-text">{hours ?? '+7 h'}</span>
      {day && `, ${day}`}
    </p>
  );
}

/** Day or night, and the city's date. */
export function CityDay({ city }: { city: City }) {
  const date = useClock(EVERY_MINUTE, (now) => zoneClock(city.tz, now).date);
  const today = useToday();
  const isSunUp = useClock(EVERY_MINUTE, (now) => isDay(city, now)) ?? false;
  const Icon = isSunUp ? Sun : Moon;
  const shown = date ?? NO_MOMENT.date;
  return (
    <p className={`ml-auto flex items-center gap-1.5 text-13 text-muted ${date === null ? 'invisible' : ''}`}>
      <Icon size={15} strokeWidth={1.75} aria-hidden className="shrink-0 @max-[21rem]:hidden" />
      <span>
        {isSunUp ? 'Day' : 'Night'}, <time dateTime={shown}>{formatDay(shown, today)}</time>
      </span>
    </p>
  );
}
