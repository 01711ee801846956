import { loadOnce } from '@hub/tool-kit';
import { queryOptions } from '@tanstack/react-query';
import { type CodeType, isOtherCode, type OtherCodeType } from '../rules/code-types';

const loadCodes = loadOnce(() => import('./other-codes'));

/** What draws the codes of a type beside the specification's two: it stays for the visit, and is loaded again where it failed. */
export const drawingQuery = (type: OtherCodeType) =>
  queryOptions({
    queryKey: ['loyalty-drawing', type],
    queryFn: async () => (await loadCodes()).drawingOf(type),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The same for all that these cards need, each once. */
export function drawingsOf(cards: readonly { type: CodeType }[]) {
  return [...new Set(cards.map(({ type }) => type))].filter(isOtherCode).map(drawingQuery);
}
