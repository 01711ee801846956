import { useToday } from '@hub/tool-kit';
import { useQuery } from '@tanstack/react-query';
import { upcomingQuery } from '../api/expiry.queries';
import { countSoon, SOON_DAYS } from '../model/expiry-status';
import { TAGLINE } from '../tagline';

/** The live line of the home tile: how many items expire soon. The tagline stands until that is known. */
export function ExpirySummary() {
  const today = useToday();
  const { data } = useQuery(upcomingQuery(today));
  if (data === undefined) return TAGLINE;
  return `${String(countSoon(data, today) || 'None')} within ${String(SOON_DAYS)} days`;
}
