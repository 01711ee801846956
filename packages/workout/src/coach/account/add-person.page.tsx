import { useWayOut } from '@hub/tool-kit';
import { Button, LinkButton, SideBySide } from '@hub/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import type { Person } from '../../api/person.schema';
import { WorkoutPage } from '../../components/workout-page';
import { coachPaths } from '../../paths';
import { HandOver } from './hand-over';
import { PersonForm } from './person-form';

/** /workout/admin/users/add: a new person, and then their sign-in data. */
export function AddPersonPage() {
  const wayOut = useWayOut();
  const [made, setMade] = useState<{ person: Person; password: string } | null>(null);
  return (
    <WorkoutPage title="Add User" back={coachPaths.people}>
      {made === null ? (
        <PersonForm onMade={(person, password) => setMade({ person, password })} />
      ) : (
        <>
          <HandOver {...made} said={`${made.person.name ?? made.person.email} can log in now.`} />
          <SideBySide>
            <Button variant="quiet" icon={UserPlus} onClick={() => setMade(null)}>
              Add another
            </Button>
            <LinkButton variant="quiet" to={coachPaths.plans(made.person.id)} replace>
              Go to plans
            </LinkButton>
            <Button variant="quiet" onClick={() => wayOut.back(coachPaths.people)}>
              Done
            </Button>
          </SideBySide>
        </>
      )}
    </WorkoutPage>
  );
}
