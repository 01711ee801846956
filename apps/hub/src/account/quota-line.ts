import { formatCount, formatNumber, formatSize } from '@hub/locale';
import type { Quota } from './quota.api';

const GIGABYTE = 1e9;

/** How much of a quota is used, in one line: `1,234 of 20,000 records, 310.0 MB of 2 GB`. */
export function quotaLine({ used, most, isNear }: Quota): string {
  const records = `${formatCount(used.records)} of ${formatCount(most.records)} records`;
  const bytes = `${formatSize(used.bytes)} of ${formatNumber(most.bytes / GIGABYTE)} GB`;
  return `${isNear ? 'Nearly full: ' : ''}${records}, ${bytes}`;
}
