import { useSession } from '@hub/auth';
import { useQuery } from '@tanstack/react-query';
import type { ExpiryItem } from '../api/expiry.schema';
import { sharersQuery } from '../api/sharers';

/**
 * Returns the function that tells the first name of the other person who shares one of these items, if it is known; sends a
 * request only if somebody does.
 */
export function useSharerOf(items: readonly ExpiryItem[]): (item: ExpiryItem) => string | undefined {
  const { user } = useSession();
  const isOthers = ({ owner }: ExpiryItem) => owner !== null && owner !== user?.id;
  const { data = [] } = useQuery({ ...sharersQuery(), enabled: items.some(isOthers) });
  return (item) => (isOthers(item) ? data.find(({ id }) => id === item.owner)?.name : undefined);
}
