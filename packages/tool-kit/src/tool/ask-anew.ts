import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/** "Try again" of what a public service says. */
export interface AskAnew {
  askAnew: () => void;
  isAsking: boolean;
}

/**
 * What "Try again" does where a public service has failed. A query that is merely fetched again is answered from what the
 * hub keeps, for it leaves such a service alone for a minute; `ask` is to ask past that (`isPressed` of `askHub`). It
 * takes the place of a question that is under way. What comes is the data of the query; until then, and where nothing
 * comes, the screen shows what it has shown.
 */
export function useAskAnew(queryKey: QueryKey, ask: () => Promise<unknown>): AskAnew {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(queryKey, await ask());
    },
  });
  return { askAnew: () => mutate(), isAsking: isPending };
}
