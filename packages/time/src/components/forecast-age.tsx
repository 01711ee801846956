import { EVERY_MINUTE, useClock } from '@hub/tool-kit';
import { Banner, TextLink } from '@hub/ui';
import { ageInWords, isOvertaken } from '../model/forecast';

/** Whose data it is, as their licence asks (https://open-meteo.com/en/license), and how old where that is worth a word. */
export function Credit({ fetchedAt }: { fetchedAt: number | undefined }) {
  const age = useClock(EVERY_MINUTE, (now) => (fetchedAt === undefined ? '' : ageInWords(fetchedAt, now)));
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
  askAgain: () => void;
}

/** Warns of a forecast that newer ones have overtaken. It lies over the end of the page: nothing moves for it. */
export function OldForecast({ fetchedAt, askAgain }: OldForecastProps) {
  const isOld = useClock(EVERY_MINUTE, (now) => isOvertaken(fetchedAt, now));
  const age = useClock(EVERY_MINUTE, (now) => ageInWords(fetchedAt, now));
  if (!isOld) return null;
  return (
    <div className="sticky bottom-3 rounded-control bg-page">
      <Banner tone="warning" onRetry={askAgain}>
        The forecast is {age} old.
      </Banner>
    </div>
  );
}
