import { formatDate, formatDay, useToday } from '@hub/tool-kit';
import { List, SkeletonLine } from '@hub/ui';
import { dayChange } from '../model/change';
import { LISTED } from '../model/currencies';
import { historyOf, type DayRates, type LatestRates } from '../model/rates';
import { PairRow } from './pair-row';

interface PairListProps {
  /** Missing while it is loading: the pairs are known before. */
  latest?: LatestRates;
  month?: readonly DayRates[] | undefined;
}

/** The working day before the latest rates, if any pair has a rate for it. */
function dayBefore({ date }: LatestRates, month: readonly DayRates[]): string | undefined {
  return LISTED.map((pair) => dayChange(historyOf(pair, month), date)?.since)
    .filter((since) => since !== undefined)
    .sort()
    .at(-1);
}

/** The six pairs (specification §9.40), with the day of their rates, and the day since which they have changed. */
export function PairList({ latest, month }: PairListProps) {
  const today = useToday();
  const since = latest && month && dayBefore(latest, month);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap justify-between gap-x-3 text-13 text-muted">
        {latest ? (
          <p>ECB, {formatDate(latest.date)}</p>
        ) : (
          <p role="status">
            <span className="sr-only">Loading...</span>
            <SkeletonLine width="w-24" />
          </p>
        )}
        {since && <p>Change since {formatDay(since, today)}</p>}
      </div>
      <List label="Exchange rates">
        {LISTED.map((pair) => (
          <PairRow key={pair.to} pair={pair} latest={latest} month={month} since={since} />
        ))}
      </List>
    </div>
  );
}
