import { type MutationKey, useMutationState } from '@tanstack/react-query';

/** What the person has changed under this key and the hub has not answered yet, the oldest first. */
export function usePending<Change>(mutationKey: MutationKey): Change[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
}
