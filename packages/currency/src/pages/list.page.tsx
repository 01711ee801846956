import type { AskAnew } from '@hub/tool-kit';
import { Banner, QueryState } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { latestQuery, monthQuery, useLatestAnew } from '../api/rates.queries';
import { AgeBanner } from '../components/age-banner';
import { CurrencyPage } from '../components/currency-page';
import { PairList } from '../components/pair-list';
import type { LatestRates } from '../model/rates';

/** The rates at once; their changes and small lines when the month is there, which is told apart where it fails. */
function Rates({ latest, again }: { latest: LatestRates; again: AskAnew }) {
  const month = useQuery(monthQuery(latest.date));
  return (
    <>
      <AgeBanner latest={latest} again={again} />
      {month.error && (
        <Banner tone="danger" onRetry={() => void month.refetch()}>
          {month.error.message}
        </Banner>
      )}
      <PairList latest={latest} month={month.data} />
    </>
  );
}

/** /currency: the six pairs, with rate, change and last month. */
export function ListPage() {
  const { data, error } = useQuery(latestQuery);
  const again = useLatestAnew();
  return (
    <CurrencyPage title="Currency" back="/">
      <QueryState
        query={{ data, error, refetch: again.askAnew, isRetrying: again.isAsking }}
        loading={<PairList />}
      >
        {(latest) => <Rates latest={latest} again={again} />}
      </QueryState>
    </CurrencyPage>
  );
}
