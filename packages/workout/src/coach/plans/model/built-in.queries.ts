import { queryOptions } from '@tanstack/react-query';

/**
 * The built-in exercises to choose from; a separate file, which is stored on devices on which the hub is
 * installed.
 */
export const builtInQuery = queryOptions({
  queryKey: ['exercise-library', 'pickable'],
  queryFn: async () => (await import('../../people/library/pickable')).loadPickable(),
  staleTime: Infinity,
});
