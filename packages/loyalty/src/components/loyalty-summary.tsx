import { useQuery } from '@tanstack/react-query';
import { cardsQuery } from '../api/loyalty.queries';
import { TAGLINE } from '../tagline';

/** The live line of the home tile: how many cards there are. The tagline stands until that is known. */
export function LoyaltySummary() {
  const { data } = useQuery(cardsQuery());
  if (data === undefined) return TAGLINE;
  return data.length === 1 ? '1 card' : `${String(data.length || 'No')} cards`;
}
