import type { CalendarDate } from '@hub/calendar';
import { formatDay, useToday } from '@hub/tool-kit';
import { SkeletonLine } from '@hub/ui';
import { Link } from 'react-router-dom';
import { dayChange } from '../model/change';
import { CURRENCIES, type Pair } from '../model/currencies';
import { ownNotation } from '../model/notation';
import { AMOUNT_DECIMALS, historyOf, type DayRates, type LatestRates, rateOf } from '../model/rates';
import { currencyPaths } from '../paths';
import { ChangeBadge } from './change-badge';
import { Sparkline } from './sparkline';

interface PairRowProps {
  pair: Pair & { sign: string };
  latest: LatestRates | undefined;
  /** The month up to the newest rates. */
  month: readonly DayRates[] | undefined;
  /** The day from which the list computes the changes. */
  since: CalendarDate | undefined;
}

function Rate({ pair, latest }: Pick<PairRowProps, 'pair' | 'latest'>) {
  if (latest === undefined) return <SkeletonLine width="w-16" />;
  const rate = rateOf(pair, latest.rates, AMOUNT_DECIMALS);
  if (rate === null) return <span className="text-13 text-muted">No rate for this day</span>;
  return <span className="text-17 font-medium">{ownNotation().write(rate, rate.scale)}</span>;
}

/** Shows the day of a change that is computed from another day than the others. */
function OtherSince({ since }: { since: CalendarDate }) {
  const today = useToday();
  return <span className="text-13 text-muted">since {formatDay(since, today)}</span>;
}

/** One pair of the list: its name, its last month as a sparkline, its rate and the day's change. */
export function PairRow({ pair, latest, month, since }: PairRowProps) {
  const history = month && historyOf(pair, month);
  const change = history && latest && dayChange(history, latest.date);
  return (
    <li>
      <Link
        to={currencyPaths.pair(pair)}
        className="flex min-h-18 flex-wrap items-center justify-end gap-x-2 gap-y-1 px-3 py-2.5 -outline-offset-2 hover:bg-raised @min-[26rem]:gap-x-3 @min-[26rem]:px-4"
      >
        <span className="flex max-w-full flex-[1_1_9rem] items-center gap-2 @min-[26rem]:gap-2.5">
          <span
            aria-hidden
            className={`grid min-h-11 min-w-11 shrink-0 place-items-center rounded-[12px] p-1 leading-none bg-tool-tint font-bold text-tool ${pair.sign.length > 1 ? 'text-15' : 'text-20'}`}
          >
            {pair.sign}
          </span>
          <span className="min-w-0">
            <span className="block font-medium">
              {pair.from} to {pair.to}
            </span>
            <span className="block text-13 text-muted">{CURRENCIES[pair.to]}</span>
          </span>
        </span>
        <span className="flex max-w-full items-center gap-2 @min-[26rem]:gap-3">
          <Sparkline history={history ?? []} />
          <span className="flex min-w-20 @min-[26rem]:min-w-22 flex-col items-end text-right tabular-nums">
            <Rate pair={pair} latest={latest} />
            {change ? <ChangeBadge change={change} /> : <span aria-hidden className="h-[1lh]" />}
            {change && change.since !== since && <OtherSince since={change.since} />}
          </span>
        </span>
      </Link>
    </li>
  );
}
