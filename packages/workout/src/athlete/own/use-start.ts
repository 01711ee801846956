import { useSession } from '@hub/auth';
import { newRecordId } from '@hub/pb-client';
import { useCreateRecord, useIfHere } from '@hub/tool-kit';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NewWorkout } from '../../api/workout.schema';
import { workoutRecords } from '../../api/workouts';
import { workoutPaths } from '../../paths';

/**
 * Creates a workout of one's own, and opens it if the person is still on this screen; a retry does not create it
 * twice.
 */
export function useStart() {
  const navigate = useNavigate();
  // Back opens the list, not this choice.
  const openIfHere = useIfHere((id: string) => navigate(workoutPaths.workout(id), { replace: true }));
  const personId = useSession().user?.id ?? '';
  const create = useCreateRecord(workoutRecords);
  const begun = useRef<{ name: string; id: string } | null>(null);
  const isUnderWay = useRef(false);

  /** Returns why it could not be created; `null` if it was, or is already being created. */
  async function start(workout: Omit<NewWorkout, 'user'>): Promise<Error | null> {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    const values = { ...workout, user: personId };
    const name = JSON.stringify(values);
    if (begun.current?.name !== name) begun.current = { name, id: newRecordId() };
    const { id } = begun.current;
    try {
      await create.mutateAsync({ id, values });
    } catch (error) {
      return error as Error;
    } finally {
      isUnderWay.current = false;
    }
    await openIfHere(id);
    return null;
  }
  return { start, isPending: create.isPending, error: create.error };
}
