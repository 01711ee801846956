import { type Reload, EVERY_MINUTE, useClock } from '@hub/tool-kit';
import { Button } from '@hub/ui';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import type { City } from '../model/city';
import { type ForecastDay, isOvertaken } from '../model/forecast';
import { ForecastDays, ForecastSkeleton, UnknownDays } from './forecast-days';

/** The query for all cities, as one of them uses it. */
export interface CityWeather {
  /** `undefined` until something has loaded; `null` if there is no forecast for this city. */
  days: readonly ForecastDay[] | null | undefined;
  /** When the service made it, in milliseconds since 1970. */
  fetchedAt: number | undefined;
  /** There is none for any city, which the page says once. */
  isMissed: boolean;
  again: Reload;
}

/** Shown over the days, whose space stays reserved. */
function Failure({ reload, isReloading }: Reload) {
  return (
    <div className="grid items-center *:col-start-1 *:row-start-1">
      <div className="invisible">
        <ForecastSkeleton />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex min-w-0 flex-[1_1_8rem] items-center gap-2 text-danger">
          <CloudAlert size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <span className="min-w-0 font-medium">Failed to fetch forecast</span>
        </p>
        <Button variant="quiet" size="sm" busy={isReloading} onClick={reload}>
          Try again
        </Button>
      </div>
    </div>
  );
}

/** The page warns of an outdated forecast; a new forecast without a day is reported here. */
function Passed({ city, weather: { fetchedAt, again } }: CityForecastProps) {
  const isSaid = useClock(EVERY_MINUTE, (now) => fetchedAt !== undefined && isOvertaken(fetchedAt, now));
  return isSaid === false ? <Failure {...again} /> : <UnknownDays city={city} />;
}

interface CityForecastProps {
  city: City;
  weather: CityWeather;
}

/** The weather part of a card: the days, a skeleton while they load, or a note that there are none. */
export function CityForecast({ city, weather }: CityForecastProps) {
  const { days, isMissed, again } = weather;
  if (isMissed) return <UnknownDays city={city} />;
  if (days) {
    return <ForecastDays city={city} days={days} passed={<Passed city={city} weather={weather} />} />;
  }
  return days === null ? <Failure {...again} /> : <ForecastSkeleton />;
}
