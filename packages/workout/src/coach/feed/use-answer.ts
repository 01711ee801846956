import { useMutation, useQueryClient } from '@tanstack/react-query';
import { workoutsKey } from '../../api/workouts';
import { feed, feedKey } from './api/feed';
import type { FeedWorkout } from './api/feed.schema';

/** A coach's actions on entries of the feed: replying to one, and marking some as seen. */
export function useAnswer() {
  const queryClient = useQueryClient();
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: workoutsKey, refetchType: 'none' });
    await queryClient.invalidateQueries({ queryKey: feedKey });
  };
  const reply = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) => feed.reply(id, text),
    onSuccess: refresh,
  });
  const see = useMutation({
    mutationFn: (shown: readonly FeedWorkout[]) => feed.markSeen(shown),
    onSuccess: refresh,
  });
  return { reply, see };
}
