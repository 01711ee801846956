import { type Reload, useToday } from '@hub/tool-kit';
import { OldBanner } from '@hub/ui';
import { oldRatesInWords } from '../model/age';
import type { Currency } from '../model/currencies';
import type { LatestRates } from '../model/rates';

interface AgeBannerProps {
  latest: LatestRates;
  /** The currencies that the screen shows. */
  shown: readonly Currency[];
  again: Reload;
}

/** Says how old the rates are if there should be newer ones, or that the day lacks some. */
export function AgeBanner({ latest: { date, rates, ageSeconds }, shown, again }: AgeBannerProps) {
  const today = useToday();
  const isWhole = shown.every((code) => code === 'EUR' || code in rates);
  if (ageSeconds === null && isWhole) return null;
  return (
    <OldBanner onRetry={again.reload} isRetrying={again.isReloading}>
      {ageSeconds === null ? 'Some rates for this day are missing.' : oldRatesInWords(date, today)}
    </OldBanner>
  );
}
