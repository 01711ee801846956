import { Page } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { forecastQuery, useForecastAnew } from '../api/forecast.queries';
import { CityCard } from '../components/city-card';
import { Credit, OldForecast } from '../components/forecast-age';
import { CITIES } from '../model/cities';

/** /time: the clocks of the five cities, which wait for nothing, and the weather once it is there. */
export function TimePage() {
  const { data, errorUpdateCount } = useQuery(forecastQuery);
  const again = useForecastAnew();
  // While it is tried again, what has failed stays as it is: the button in use must not go.
  const hasFailed = data === undefined && errorUpdateCount > 0;
  return (
    <Page title="Time" back="/" tool="time">
      <p role="status" className="sr-only">
        {hasFailed ? 'Failed to fetch forecast' : data === undefined && 'Loading the forecast…'}
      </p>
      {data && <OldForecast fetchedAt={data.fetchedAt} again={again} />}
      <div className="flex flex-col gap-3">
        {CITIES.map((city, index) => (
          <CityCard key={city.id} city={city} weather={{ days: data?.cities[index], hasFailed, again }} />
        ))}
      </div>
      <Credit fetchedAt={data?.fetchedAt} />
    </Page>
  );
}
