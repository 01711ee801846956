import { Page } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { forecastQuery } from '../api/forecast.queries';
import { CityCard } from '../components/city-card';
import { Credit, OldForecast } from '../components/forecast-age';
import { CITIES } from '../model/cities';

/** /time: the clocks of the five cities, which wait for nothing, and the weather once it is there. */
export function TimePage() {
  const { data, isError, isFetching, refetch } = useQuery(forecastQuery);
  const hasFailed = isError && data === undefined;
  const askAgain = () => void refetch();
  return (
    <Page title="Time" back="/" tool="time">
      <p role="status" className="sr-only">
        {hasFailed ? 'Failed to fetch forecast' : data === undefined && 'Loading the forecast…'}
      </p>
      <div className="flex flex-col gap-3">
        {CITIES.map((city, index) => (
          <CityCard
            key={city.id}
            city={city}
            weather={{ days: data?.cities[index], hasFailed, isAsking: isFetching, askAgain }}
          />
        ))}
      </div>
      <Credit fetchedAt={data?.fetchedAt} />
      {data && <OldForecast fetchedAt={data.fetchedAt} askAgain={askAgain} />}
    </Page>
  );
}
