import { canChange, useSession } from '@hub/auth';
import { HubError, useLive } from '@hub/pb-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { useDeleteCard } from '../api/loyalty.mutations';
import { cardQuery, loyaltyKey } from '../api/loyalty.queries';
import { CardActions } from '../components/card-actions';
import { Loaded } from '../components/loaded';
import { LoyaltyPage } from '../components/loyalty-page';
import { PlainCard } from '../components/plain-card';
import { useWakeLock } from '../components/use-wake-lock';

/** Most cards are plain, and load nothing of it. */
const CustomCard = lazy(async () => ({ default: (await import('../components/custom-card')).CustomCard }));

/** /loyality/{id}: one card, ready for the till. The screen stays awake. */
export function CardPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const deletion = useDeleteCard();
  // A card that is being deleted is not asked for again: the server tells of the change before the page is left.
  const isKept = deletion.isIdle || deletion.isError;
  const query = useQuery({ ...cardQuery(useQueryClient(), id), enabled: isKept });
  useLive('loyalty', loyaltyKey);
  useWakeLock();

  const { data: card, error } = query;
  const isGone = error instanceof HubError && error.kind === 'not-found';
  const shown = isGone ? { ...query, data: undefined } : query;
  const actions = shown.data && canChange(shown.data, user) && <CardActions id={id} deletion={deletion} />;
  if (card?.customUI) return <CustomCard query={shown} actions={actions} />;
  return (
    <LoyaltyPage title="Loyality" actions={actions}>
      <Loaded query={shown}>{(loaded) => <PlainCard card={loaded} />}</Loaded>
    </LoyaltyPage>
  );
}
