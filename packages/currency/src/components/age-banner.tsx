import { type AskAnew, useToday } from '@hub/tool-kit';
import { OldBanner } from '@hub/ui';
import { oldRatesInWords } from '../model/age';
import type { Currency } from '../model/currencies';
import type { LatestRates } from '../model/rates';

interface AgeBannerProps {
  latest: LatestRates;
  /** The currencies that the screen shows. */
  shown: readonly Currency[];
  again: AskAnew;
}

/** Says how old the rates are if there should be newer ones, or that the day lacks some. */
export function AgeBanner({ latest: { date, rates, ageSeconds }, shown, again }: AgeBannerProps) {
  const today = useToday();
  const isWhole = shown.every((code) => code === 'EUR' || code in rates);
  if (ageSeconds === null && isWhole) return null;
  return (
    <OldBanner onRetry={again.askAnew} isRetrying={again.isAsking}>
      {ageSeconds === null ? 'Some rates of this day are missing.' : oldRatesInWords(date, today)}
    </OldBanner>
  );
}
