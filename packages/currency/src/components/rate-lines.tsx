import { formatDate, formatDay, useToday } from '@hub/tool-kit';
import { Loading, SkeletonLine } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { yearQuery } from '../api/rates.queries';
import { dayChange } from '../model/change';
import { type Pair, swapped } from '../model/currencies';
import { ownNotation } from '../model/notation';
import { historyOf, type LatestRates, RATE_DECIMALS, rateOf } from '../model/rates';
import { ChangeBadge } from './change-badge';

function rateInWords(pair: Pair, { rates }: LatestRates): string {
  const rate = rateOf(pair, rates, RATE_DECIMALS);
  return rate === null
    ? `There is no ${pair.from} to ${pair.to} rate for this day.`
    : `1 ${pair.from} = ${ownNotation().write(rate, rate.scale)} ${pair.to}`;
}

/** The day's change, once the history is loaded. */
function ChangeSince({ pair, latest }: RateLinesProps) {
  const { data: year } = useQuery(yearQuery(latest.date, pair));
  const today = useToday();
  const change = year && dayChange(historyOf(pair, year), latest.date);
  if (!change) return null;
  return (
    <p>
      <ChangeBadge change={change} /> since {formatDay(change.since, today)}
    </p>
  );
}

interface RateLinesProps {
  pair: Pair;
  latest: LatestRates;
}

/** A pair's rate in both directions, its day and the day's change. */
export function RateLines({ pair, latest }: RateLinesProps) {
  return (
    <div className="flex flex-col gap-3 tabular-nums">
      <div>
        <p className="font-medium">{rateInWords(pair, latest)}</p>
        <p className="text-13 text-muted">{rateInWords(swapped(pair), latest)}</p>
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 border-t border-line pt-3 text-13 text-muted">
        <p>ECB, {formatDate(latest.date)}</p>
        <ChangeSince pair={pair} latest={latest} />
      </div>
    </div>
  );
}

/** Reserves the space of the lines while the rate is loading. */
export function RateLinesPlace() {
  return (
    <Loading look="flex flex-col gap-3">
      <div>
        <p>
          <SkeletonLine width="w-44" />
        </p>
        <p className="text-13">
          <SkeletonLine width="w-36" />
        </p>
      </div>
      <p className="border-t border-line pt-3 text-13">
        <SkeletonLine width="w-28" />
      </p>
    </Loading>
  );
}
