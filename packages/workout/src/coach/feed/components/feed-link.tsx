import { useSession } from '@hub/auth';
import { useLive } from '@hub/pb-client';
import { useToday } from '@hub/tool-kit';
import { LinkButton } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import { coachPaths } from '../../../paths';
import { feedKey, newCountQuery } from '../api/feed';

/** The number of workouts in the last two weeks that are new to a coach; `undefined` while unknown. */
export function useNewCount(isWanted = true): number | undefined {
  const me = useSession().user?.id ?? '';
  const today = useToday();
  useLive('workouts', feedKey);
  return useQuery({ ...newCountQuery(me, today), enabled: isWanted }).data;
}

/** The link to the feed, with the number of new workouts when `isWanted`. */
export function FeedLink({ isWanted }: { isWanted: boolean }) {
  const count = useNewCount(isWanted);
  return (
    <LinkButton variant="quiet" size="sm" icon={Inbox} to={coachPaths.feed}>
      New{count !== undefined && count > 0 && ` ${String(count)}`}
      <span className="sr-only"> in the activity feed</span>
    </LinkButton>
  );
}
