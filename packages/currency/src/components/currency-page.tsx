import { useSession } from '@hub/auth';
import { Page } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { latestQuery } from '../api/rates.queries';
import { storeRate } from '../model/stored-rate';
import { ownNotation } from '../model/notation';
import { AMOUNT_DECIMALS, type LatestRates, rateOf } from '../model/rates';

const TILE_PAIR = { from: 'EUR', to: 'USD' } as const;

/** Stores the rate seen here for the tile. */
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

/** The frame of the tool's screens: title and Back; the rate on the screen is stored for the tile. */
export function CurrencyPage({ title, back, children }: CurrencyPageProps) {
  useStoreRate(useQuery(latestQuery).data);
  return (
    <Page title={title} back={back} tool="currency">
      {children}
    </Page>
  );
}
