import { useSession } from '@hub/auth';
import { useLive } from '@hub/pb-client';
import { useRecord } from '@hub/tool-kit';
import { isNotFound, QueryState } from '@hub/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { loyaltyKey, loyaltyRecords } from '../api/loyalty.queries';
import { CardActions } from '../components/card-actions';
import { CardSkeleton } from '../components/card-skeleton';
import { CustomCard } from '../components/custom-card';
import { CustomPage } from '../components/custom-page';
import { LoyaltyPage } from '../components/loyalty-page';
import { PlainCard } from '../components/plain-card';
import { useWakeLock } from '../components/use-wake-lock';
import { noteShown } from '../model/recent-cards';
import { listLink } from '../paths';

/** /loyality/{id}: one card, ready for the till. The screen stays awake. */
export function CardPage() {
  const { id = '' } = useParams();
  const query = useRecord(loyaltyRecords, id);
  useLive('loyalty', loyaltyKey);
  useWakeLock();

  // Leaves the page of a card that the person may no longer see.
  const shown = isNotFound(query.error) ? { ...query, data: undefined } : query;
  const card = shown.data;
  useNoteShown(card?.id);
  // They have their room while the card is loaded; a screen without one has what every other has there.
  const actions = shown.error && !card ? undefined : <>{card && <CardActions card={card} />}</>;
  const content = (
    <QueryState query={shown} failedToLoad="Failed to load." loading={<CardSkeleton />} missing={listLink}>
      {(loaded) => (loaded.customUI ? <CustomCard card={loaded} /> : <PlainCard card={loaded} />)}
    </QueryState>
  );
  return card?.customUI ? (
    <CustomPage name={card.name} actions={actions}>
      {content}
    </CustomPage>
  ) : (
    <LoyaltyPage title="Loyality" windowTitle={card?.name} actions={actions}>
      {content}
    </LoyaltyPage>
  );
}

/** Puts a card that is shown first in the list from the next visit on. */
function useNoteShown(id: string | undefined) {
  const personId = useSession().user?.id;
  useEffect(() => {
    if (personId !== undefined && id !== undefined) noteShown(personId, id);
  }, [personId, id]);
}
