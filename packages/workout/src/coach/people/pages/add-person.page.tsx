import { useState } from 'react';
import type { Person } from '../../../api/person.schema';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths } from '../../../paths';
import { HandOver } from '../components/hand-over';
import { PersonForm } from '../components/person-form';

/** /workout/admin/users/add: a new person, and then what they sign in with. */
export function AddPersonPage() {
  const [made, setMade] = useState<{ person: Person; password: string } | null>(null);
  return (
    <WorkoutPage title="Add User" back={coachPaths.people}>
      {made === null ? (
        <PersonForm onMade={(person, password) => setMade({ person, password })} />
      ) : (
        <HandOver {...made} />
      )}
    </WorkoutPage>
  );
}
