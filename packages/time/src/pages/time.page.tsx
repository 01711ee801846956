import { Banner, Page } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import { forecastQuery, useForecastAnew } from '../api/forecast.queries';
import { CityCard } from '../components/city-card';
import { Credit, OldForecast } from '../components/forecast-age';
import { CITIES } from '../model/cities';

/** /time: the clocks of the five cities, which wait for nothing, and the weather once it is there. */
export function TimePage() {
  const { data, errorUpdateCount } = useQuery(forecastQuery);
  const again = useForecastAnew();
  // While it is tried again, what has failed stays as it is: the button in use must not go.
  const isMissed = data ? data.cities.every((days) => days === null) : errorUpdateCount > 0;
  return (
    <Page title="Time" back="/" tool="time">
      <p role="status" className="sr-only">
        {data === undefined && !isMissed && 'Loading the forecast…'}
      </p>
      {isMissed && (
        <Banner tone="danger" icon={CloudAlert} onRetry={again.askAnew} isRetrying={again.isAsking}>
          Failed to fetch forecast
        </Banner>
      )}
      {data && <OldForecast fetchedAt={data.fetchedAt} again={again} />}
      <div className="flex flex-col gap-3">
        {CITIES.map((city, index) => (
          <CityCard
            key={city.id}
            city={city}
            weather={{ days: data?.cities[index], fetchedAt: data?.fetchedAt, isMissed, again }}
          />
        ))}
      </div>
      <Credit fetchedAt={data?.fetchedAt} />
    </Page>
  );
}
