import { useMutation, useQueryClient } from '@tanstack/react-query';
import { workoutsKey } from '../../api/workouts';
import { feed, feedKey } from './api/feed';

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
    mutationFn: (ids: readonly string[]) => feed.markSeen(ids),
    onSuccess: refresh,
  });
  return { reply, see };
}
