import { canChange, useSession } from '@hub/auth';
import { HubError } from '@hub/pb-client';
import { Banner } from '@hub/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { cardQuery } from '../api/loyalty.queries';
import { CardForm } from '../components/card-form';
import { Loaded } from '../components/loaded';
import { LoyaltyPage } from '../components/loyalty-page';
import { loyaltyPaths } from '../paths';

const TITLE = 'Edit Loyalty Card';

/** /loyality/{id}/edit: every field of a card, for who may change it. */
export function EditPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const query = useQuery(cardQuery(useQueryClient(), id));
  const { data: card, error } = query;
  // A form that is open outlives its card: what was typed stays, and the form says what happened.
  const gone = error instanceof HubError && error.kind === 'not-found';
  if (card && canChange(card, user)) return <CardForm key={id} title={TITLE} card={card} gone={gone} />;
  return (
    <LoyaltyPage title={TITLE} back={loyaltyPaths.card(id)}>
      <Loaded query={query}>
        {({ owner }) => (
          <Banner tone="info">
            Shared with everyone here. Only {owner === null ? 'an admin' : 'its owner'} can change it.
          </Banner>
        )}
      </Loaded>
    </LoyaltyPage>
  );
}
