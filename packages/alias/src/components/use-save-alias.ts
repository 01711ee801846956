import { toHubError } from '@hub/pb-client';
import { useCreateAlias } from '../api/alias.mutations';
import type { NewAlias } from '../api/alias.schema';
import type { SaveEnd } from '../model/edit-state';

/** Saves a new alias and gives how that ended; several may be under way, and none hears of the others. */
export function useSaveAlias(): (values: NewAlias) => Promise<SaveEnd> {
  const { mutateAsync: create } = useCreateAlias();
  return async (values) => {
    try {
      await create(values);
      return { type: 'succeed' };
    } catch (cause) {
      return { type: 'fail', problem: toHubError(cause) };
    }
  };
}
