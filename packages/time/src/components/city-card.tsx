import { Flag } from '@hub/ui';
import type { City } from '../model/city';
import { CityDay, CityDifference, CityTime } from './city-clock';
import { CityForecast, type CityWeather } from './city-forecast';

/** A city: its clock, which is shown at once, above its weather. */
export function CityCard({ city, weather }: { city: City; weather: CityWeather }) {
  return (
    <section aria-label={city.city} className="rounded-card border border-line bg-surface px-4 pt-3.5 pb-1.5">
      <div className="flex flex-wrap justify-between gap-x-3">
        <div className="@max-[21rem]:flex @max-[21rem]:w-full @max-[21rem]:flex-wrap @max-[21rem]:items-center @max-[21rem]:justify-between @max-[21rem]:gap-x-2">
          <div className="flex items-center gap-2">
            <Flag country={city.country} />
            <h2 className="text-17">{city.city}</h2>
          </div>
          <p className="text-13 text-muted">{city.countryName}</p>
        </div>
        <CityTime tz={city.tz} />
      </div>
      <div className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <CityDifference tz={city.tz} />
        <CityDay city={city} />
      </div>
      <div className="mt-2.5 border-t border-line pt-3">
        <CityForecast city={city} weather={weather} />
      </div>
    </section>
  );
}
