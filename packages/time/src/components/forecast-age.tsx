import { ageInWords, type Reload, EVERY_MINUTE, useClock } from '@hub/tool-kit';
import { OldBanner, TextLink } from '@hub/ui';
import { isOvertaken } from '../model/forecast';

/** The age of a forecast in words; `''` in its first hour, and without a forecast. */
function useAge(fetchedAt: number | undefined): string | null {
  return useClock(EVERY_MINUTE, (now) =>
    fetchedAt === undefined ? '' : ageInWords(now.getTime() - fetchedAt),
  );
}

/** Whose data it is, as their licence asks (https://open-meteo.com/en/license), and its age if old. */
export function Credit({ fetchedAt }: { fetchedAt: number | undefined }) {
  const age = useAge(fetchedAt);
  return (
    <p className="text-13 text-muted">
      Weather data by <TextLink to="https://open-meteo.com/">Open-Meteo</TextLink>,{' '}
      <TextLink to="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</TextLink>
      {age && `, ${age} old`}.
    </p>
  );
}

interface OldForecastProps {
  fetchedAt: number;
  again: Reload;
}

/** A warning above a forecast that is out of date. */
export function OldForecast({ fetchedAt, again }: OldForecastProps) {
  const isOld = useClock(EVERY_MINUTE, (now) => isOvertaken(fetchedAt, now));
  const age = useAge(fetchedAt);
  if (!isOld) return null;
  return (
    <OldBanner onRetry={again.reload} isRetrying={again.isReloading}>
      The forecast is {age} old.
    </OldBanner>
  );
}
