import { Banner, Page } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import { forecastQuery, useForecastReload } from '../api/forecast.queries';
import { CityCard } from '../components/city-card';
import { Credit, OldForecast } from '../components/forecast-age';
import { CITIES } from '../model/cities';

/** /time: the clocks of the five cities at once, and the weather when it is loaded. */
export function TimePage() {
  const { data, errorUpdateCount } = useQuery(forecastQuery);
  const again = useForecastReload();
  // During a retry the failure stays on the screen, so that the button in use does not disappear.
  const isMissed = data ? data.cities.every((days) => days === null) : errorUpdateCount > 0;
  return (
    <Page title="Time" back="/" tool="time">
      <p role="status" className="sr-only">
        {data === undefined && !isMissed && 'Loading the forecast…'}
      </p>
      {isMissed && (
        <Banner tone="danger" icon={CloudAlert} onRetry={again.reload} isRetrying={again.isReloading}>
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
