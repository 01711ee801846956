import { canChange, useSession } from '@hub/auth';
import { HubError, useLive } from '@hub/pb-client';
import { QueryState } from '@hub/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { cardQuery, loyaltyKey } from '../api/loyalty.queries';
import { CardActions } from '../components/card-actions';
import { CustomCard } from '../components/custom-card';
import { LoadingCard } from '../components/loading-card';
import { LoyaltyPage } from '../components/loyalty-page';
import { PlainCard } from '../components/plain-card';
import { useWakeLock } from '../components/use-wake-lock';
import { withLead } from '../model/load-failure';

/** /loyality/{id}: one card, ready for the till. The screen stays awake. */
export function CardPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const query = useQuery(cardQuery(useQueryClient(), id));
  useLive('loyalty', loyaltyKey);
  useWakeLock();

  const { data: card, error } = query;
  const isGone = error instanceof HubError && error.kind === 'not-found';
  const actions = card && !isGone && canChange(card, user) && <CardActions id={id} />;
  if (card?.customUI && error === null) return <CustomCard card={card} actions={actions} />;
  return (
    <LoyaltyPage title="Loyality" actions={actions}>
      <QueryState
        query={withLead(isGone ? { ...query, data: undefined } : query, 'Failed to load')}
        loading={<LoadingCard />}
      >
        {(shown) => <PlainCard card={shown} />}
      </QueryState>
    </LoyaltyPage>
  );
}
