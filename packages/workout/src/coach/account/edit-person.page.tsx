import { useSession } from '@hub/auth';
import { useLive } from '@hub/pb-client';
import { useDeletions, useRecord } from '@hub/tool-kit';
import { Banner, FormSkeleton, isNotFound, QueryState, TextLink } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { holdingsQuery } from '../../api/account';
import { peopleKey, personRecords } from '../../api/people';
import type { Person } from '../../api/person.schema';
import { WorkoutPage } from '../../components/workout-page';
import { coachPaths, TO_PEOPLE } from '../../paths';
import { AccessPart } from './access-part';
import { AccountForm } from './account-form';
import { DevicesPart } from './devices-part';
import { NewPassword } from './new-password';
import { RemovePart } from './remove-part';

/** /workout/admin/users/{id}/edit: a person's account. */
export function EditPersonPage() {
  const { id = '' } = useParams();
  const query = useRecord(personRecords, id);
  const isDeleted = isNotFound(query.error);
  const shown = isDeleted && query.data !== undefined ? { ...query, error: null } : query;
  useLive('users', peopleKey);
  return (
    <WorkoutPage title="Edit User" back={coachPaths.people}>
      <QueryState
        query={shown}
        failedToLoad="Failed to load."
        loading={<FormSkeleton fields={3} />}
        missing={TO_PEOPLE}
      >
        {(person) => <Account key={person.id} person={person} isDeleted={isDeleted} />}
      </QueryState>
    </WorkoutPage>
  );
}

/** What may be changed in an account depends on its person; the server has the same rules. */
function Account({ person, isDeleted }: { person: Person; isDeleted: boolean }) {
  const { user } = useSession();
  const deletions = useDeletions(personRecords, person.id);
  // The server reports the removal before the page is left, so nothing more is requested.
  const query = useQuery({ ...holdingsQuery(person.id), enabled: deletions.length === 0 });
  const isOneself = user?.id === person.id;
  return (
    <QueryState query={query} failedToLoad="Failed to load." loading={<FormSkeleton fields={3} />}>
      {({ isOwner, holdings }) =>
        isOwner && !isOneself ? (
          <Banner tone="info">This is the owner of the hub. Nobody else can change their account.</Banner>
        ) : (
          <>
            <AccountForm person={person} isOwner={isOwner} isOneself={isOneself} isDeleted={isDeleted} />
            {isOneself ? (
              <p className="border-t border-line pt-4 text-muted">
                Your own password is under <TextLink to="/account">Account</TextLink>. Nobody can deactivate
                or remove themselves.
              </p>
            ) : (
              <>
                <NewPassword person={person} />
                <DevicesPart person={person} />
                <AccessPart person={person} />
                <RemovePart person={person} holdings={holdings} />
              </>
            )}
          </>
        )
      }
    </QueryState>
  );
}
