import { useSession } from '@hub/auth';
import { Page } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { latestQuery } from '../api/rates.queries';
import { storeRate } from '../model/stored-rate';
import { ownNotation } from '../model/notation';
import { AMOUNT_DECIMALS, type LatestRates, rateOf } from '../model/rates';

const TILE_PAIR = { from: 'EUR', to: 'USD' } as const;

/** Keeps for the tile what has been seen here. */
function useStoreRate(latest: LatestRates | undefined) {
  const personId = useSession().user?.id ?? '';
  useEffect(() => {
    const rate = latest && rateOf(TILE_PAIR, latest.rates, AMOUNT_DECIMALS);
    if (latest && rate) storeRate(personId, latest.date, ownNotation().write(rate, rate.scale));
  }, [latest, personId]);
}

interface CurrencyPageProps {
  title: string;
  back: string;
  children: ReactNode;
}

/** The frame of every screen of the tool: title, way back; what it shows of the rates comes to the tile as well. */
export function CurrencyPage({ title, back, children }: CurrencyPageProps) {
  useStoreRate(useQuery(latestQuery).data);
  return (
    <Page title={title} back={back} tool="currency">
      {children}
    </Page>
  );
}
