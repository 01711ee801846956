import { type AskAnew, useToday } from '@hub/tool-kit';
import { OldBanner } from '@hub/ui';
import { oldRatesInWords } from '../model/age';
import type { LatestRates } from '../model/rates';

interface AgeBannerProps {
  latest: LatestRates;
  again: AskAnew;
}

/** Says how old the rates are, where newer ones should be there. */
export function AgeBanner({ latest: { date, ageSeconds }, again }: AgeBannerProps) {
  const today = useToday();
  if (ageSeconds === null) return null;
  return (
    <OldBanner onRetry={again.askAnew} isRetrying={again.isAsking}>
      {oldRatesInWords(date, today)}
    </OldBanner>
  );
}
