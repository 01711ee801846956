import { type MutationKey, useMutationState } from '@tanstack/react-query';

/** The variables of the pending mutations with this key, the oldest first. */
export function usePending<Change>(mutationKey: MutationKey): Change[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
}
