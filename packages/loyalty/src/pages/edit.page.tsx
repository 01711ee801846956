import { canChange, useSession } from '@hub/auth';
import { useLive } from '@hub/pb-client';
import { OpenRecord, useRecord } from '@hub/tool-kit';
import { FormSkeleton, isNotFound } from '@hub/ui';
import { useParams } from 'react-router-dom';
import { loyaltyKey, loyaltyRecords } from '../api/loyalty.queries';
import { CardDetails } from '../codes/details/lazy-card-details';
import { CardForm } from '../components/card-form';
import { CardReminders } from '../components/card-reminders';
import { LoyaltyPage } from '../components/loyalty-page';
import { PlainCard } from '../components/plain-card';
import { listLink, loyaltyPaths } from '../paths';

const TITLE = 'Edit Loyalty Card';

/** /loyality/{id}/edit: every field of a card, for people who may change it. */
export function EditPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const query = useRecord(loyaltyRecords, id);
  useLive('loyalty', loyaltyKey);
  const form = (card: NonNullable<typeof query.data>) => (
    <CardForm key={id} title={TITLE} card={card} isDeleted={isNotFound(query.error)} />
  );
  // Save is in the header, so the form is the whole page.
  if (query.data && canChange(query.data, user)) return form(query.data);
  return (
    <LoyaltyPage
      title={TITLE}
      windowTitle={query.data?.name}
      back={loyaltyPaths.card(id)}
      actions={query.error ? undefined : <></>}
    >
      <OpenRecord
        query={query}
        list={listLink}
        loading={<FormSkeleton fields={5} />}
        reader={(card) => (
          <>
            <PlainCard card={card} />
            <CardDetails card={card} />
            <CardReminders card={card} />
          </>
        )}
      >
        {form}
      </OpenRecord>
    </LoyaltyPage>
  );
}
