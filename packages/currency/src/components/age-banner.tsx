import { OldBanner } from '@hub/ui';
import { oldRatesInWords } from '../model/age';
import type { LatestRates } from '../model/rates';

interface AgeBannerProps {
  latest: LatestRates;
  onRetry: () => void;
}

/** Says how old the rates are, where newer ones should be there. */
export function AgeBanner({ latest: { date, ageSeconds }, onRetry }: AgeBannerProps) {
  if (ageSeconds === null) return null;
  return <OldBanner onRetry={onRetry}>{oldRatesInWords(date, ageSeconds)}</OldBanner>;
}
