import { EmptyState, LinkButton, QueryState } from '@hub/ui';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useLatest } from '../api/rates.queries';
import { AgeBanner } from '../components/age-banner';
import { Converter, type TypedAmount } from '../components/converter';
import { HistoryCard } from '../components/history-card';
import { CurrencyPage } from '../components/currency-page';
import { RateLines, RateLinesPlace } from '../components/rate-lines';
import { type Pair, parsePair, swapped, withCurrency } from '../model/currencies';
import { codeBeside } from '../model/typed-amount';
import { currencyPaths } from '../paths';

function UnknownPair({ name }: { name: string }) {
  return (
    <CurrencyPage title="Unknown pair" back={currencyPaths.list}>
      <EmptyState
        icon={SearchX}
        title="There is no such pair"
        action={<LinkButton to={currencyPaths.list}>Go to Currency</LinkButton>}
      >
        <span className="break-all">{name}</span> is not a pair of the 30 currencies, as EUR-USD is.
      </EmptyState>
    </CurrencyPage>
  );
}

function KnownPair({ pair }: { pair: Pair }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<TypedAmount>({ side: 'from', text: '1' });
  const { query, again } = useLatest();
  const { data: latest } = query;
  const show = (other: Pair) => void navigate(currencyPaths.pair(other), { replace: true });

  function type(next: TypedAmount) {
    setTyped(next);
    const code = codeBeside(next.text);
    if (code !== null && code !== pair[next.side]) show(withCurrency(pair, next.side, code));
  }

  /** The typed amount stays with its currency. */
  function swap() {
    setTyped({ ...typed, side: typed.side === 'from' ? 'to' : 'from' });
    show(swapped(pair));
  }

  return (
    <CurrencyPage title={`${pair.from} to ${pair.to}`} back={currencyPaths.list}>
      {latest && <AgeBanner latest={latest} shown={[pair.from, pair.to]} again={again} />}
      <Converter pair={pair} typed={typed} onType={type} onSwap={swap} rates={latest?.rates}>
        <QueryState query={query} loading={<RateLinesPlace />}>
          {(rates) => <RateLines pair={pair} latest={rates} />}
        </QueryState>
      </Converter>
      {(latest ?? query.error === null) && <HistoryCard pair={pair} until={latest?.date} />}
    </CurrencyPage>
  );
}

/** /currency/{pair}: converter and history. A swap or another currency in an amount replaces the address. */
export function PairPage() {
  const { pair: name = '' } = useParams();
  const pair = parsePair(name);
  if (pair === null) return <UnknownPair name={name} />;
  const path = currencyPaths.pair(pair);
  return path.endsWith(`/${name}`) ? <KnownPair pair={pair} /> : <Navigate to={path} replace />;
}
