import { QueryState } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { monthQuery, useLatest } from '../api/rates.queries';
import { AgeBanner } from '../components/age-banner';
import { CurrencyPage } from '../components/currency-page';
import { PairList } from '../components/pair-list';
import { LISTED } from '../model/currencies';

const SHOWN = LISTED.map(({ to }) => to);

/** /currency: the six pairs with their rates at once; change and last month follow when they are loaded. */
export function ListPage() {
  const { query, again } = useLatest();
  const month = useQuery(monthQuery(query.data?.date));
  return (
    <CurrencyPage title="Currency" back="/">
      <QueryState query={query} parts={[{ query: month }]} loading={<PairList />}>
        {(latest) => (
          <>
            <AgeBanner latest={latest} shown={SHOWN} again={again} />
            <PairList latest={latest} month={month.data} />
          </>
        )}
      </QueryState>
    </CurrencyPage>
  );
}
