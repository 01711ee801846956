import { useSession } from '@hub/auth';
import { hubNow, useLive } from '@hub/pb-client';
import { useRecord, useWakeLock, useWayOut } from '@hub/tool-kit';
import { isNotFound } from '@hub/ui';
import { Suspense, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { loyaltyKey, loyaltyRecords } from '../api/loyalty.queries';
import { CardActions } from '../components/card-actions';
import { CardDetails } from '../codes/details/lazy-card-details';
import { CardNeighbours } from '../components/card-neighbours';
import { CardReminders } from '../components/card-reminders';
import { CardSkeleton } from '../components/card-skeleton';
import { CardState } from '../components/card-state';
import { LoyaltyPage } from '../components/loyalty-page';
import { PlainCard } from '../components/plain-card';
import { useNeighbours } from '../components/use-card-order';
import { useSwipe } from '../components/use-swipe';
import { CustomLayout } from '../custom/lazy-custom-layout';
import { noteShown } from '../model/recent-cards';
import { loyaltyPaths } from '../paths';

/** /loyality/{id}: one card, ready for the till. The screen stays awake. */
export function CardPage() {
  const { id = '' } = useParams();
  const query = useRecord(loyaltyRecords, id);
  useLive('loyalty', loyaltyKey);
  useWakeLock();
  const neighbours = useNeighbours(id);
  const navigate = useNavigate();
  const wayOut = useWayOut();
  useSwipe((way) => {
    const card = neighbours[way];
    // In the place of this one: Back leads to the list.
    if (card) void navigate(loyaltyPaths.card(card.id), { replace: true });
  });

  // Leaves the page of a card that the person may no longer see.
  const shown = isNotFound(query.error) ? { ...query, data: undefined } : query;
  const card = shown.data;
  useNoteShown(card?.id);
  // While the card is loaded an empty element keeps the place of its actions; without a card the header has its usual ones.
  const ofCard = card && <CardActions card={card} onDeleted={() => wayOut.leaveTo(loyaltyPaths.list)} />;
  const actions = shown.error && !card ? undefined : <>{ofCard}</>;
  const plain = (
    <LoyaltyPage title="Loyality" windowTitle={card?.name} actions={actions}>
      <CardState query={shown}>
        {(loaded) =>
          loaded.customUI ? (
            <CardSkeleton />
          ) : (
            <>
              <PlainCard card={loaded} />
              <CardDetails card={loaded} />
              <CardReminders card={loaded} />
              <CardNeighbours {...neighbours} />
            </>
          )
        }
      </CardState>
    </LoyaltyPage>
  );
  if (!card?.customUI) return plain;
  return (
    <Suspense fallback={plain}>
      <CustomLayout name={card.name} actions={actions} query={shown} />
    </Suspense>
  );
}

/** Puts a card that is shown first in the list from the next visit on. */
function useNoteShown(id: string | undefined) {
  const personId = useSession().user?.id;
  useEffect(() => {
    if (personId !== undefined && id !== undefined) noteShown(personId, id, hubNow());
  }, [personId, id]);
}
