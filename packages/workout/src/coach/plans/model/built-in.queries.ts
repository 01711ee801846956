import { queryOptions } from '@tanstack/react-query';

/** The exercises that come with the hub, to pick from; a file of its own, which is on the device of who has installed the hub. */
export const builtInQuery = queryOptions({
  queryKey: ['exercise-library', 'pickable'],
  queryFn: async () => (await import('../../people/library/pickable')).loadPickable(),
  staleTime: Infinity,
});
