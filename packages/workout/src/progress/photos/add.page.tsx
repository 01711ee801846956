import { WorkoutPage } from '../../components/workout-page';
import { progressPaths } from '../../paths';
import { AddForm } from './add-form';

/** /progress/add: a new set of photos. */
export function AddPage() {
  return (
    <WorkoutPage title="Add photos" back={progressPaths.photos}>
      <AddForm />
    </WorkoutPage>
  );
}
