import { Banner } from '@hub/ui';
import { clockInWords } from './clock-in-words';
import { useClockAhead } from './use-clock-ahead';

/** Says that the clock of the device is wrong, for as long as it is. */
export function ClockNotice() {
  const aheadMs = useClockAhead();
  return aheadMs === 0 ? null : <Banner tone="warning">{clockInWords(aheadMs)}</Banner>;
}
