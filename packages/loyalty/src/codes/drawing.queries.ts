import { loadOnce } from '@hub/tool-kit';
import { queryOptions } from '@tanstack/react-query';
import { type CodeType, isOtherCode, type OtherCodeType } from '../rules/code-types';

const loadCodes = loadOnce(() => import('./other-codes'));

/** The code that draws a further type, cached for the visit; after a failure it is loaded again. */
export const drawingQuery = (type: OtherCodeType) =>
  queryOptions({
    queryKey: ['loyalty-drawing', type],
    queryFn: async () => (await loadCodes()).drawingOf(type),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The same for all types of these cards, without duplicates. */
export function drawingsOf(cards: readonly { type: CodeType }[]) {
  return [...new Set(cards.map(({ type }) => type))].filter(isOtherCode).map(drawingQuery);
}
