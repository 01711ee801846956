import { hubNow, pb, useIsReachable } from '@hub/pb-client';
import { Button, focusTitle, Switch } from '@hub/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell-ring';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import Webhook from 'lucide-react/icons/webhook';
import { ChannelRow } from './channel-row';
import { lastInWords } from './channel-text';
import {
  type Channel,
  type ChannelKind,
  channelsQuery,
  deleteChannel,
  remindersKey,
  sendTest,
  switchChannel,
} from './reminders.api';
import { usePending } from './use-pending';

const KIND_ICONS: Record<ChannelKind, typeof Bell> = {
  email: Mail,
  push: Smartphone,
  ntfy: Bell,
  gotify: Bell,
  apprise: Bell,
  webhook: Webhook,
};

const TURN = ['reminder-channels', 'turn'];

function useChannelActions({ id, isOn }: Channel) {
  const queryClient = useQueryClient();
  const { queryKey } = channelsQuery;
  const mutationKey = [...TURN, id];
  const refresh = () => queryClient.invalidateQueries({ queryKey: remindersKey });
  const turn = useMutation({
    mutationKey,
    // In the order of the taps.
    scope: { id: `reminder-channel-${id}` },
    mutationFn: (turned: boolean) => switchChannel(pb, id, turned),
    onSuccess: async (_, turned) => {
      // A response that is on its way may be from before the tap.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (all) =>
        all?.map((each) => (each.id === id ? { ...each, isOn: turned } : each)),
      );
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: TURN }) === 1) void refresh();
    },
  });
  // A list that is loaded meanwhile must not undo the last tap before the hub has responded to it.
  const [shown = isOn] = usePending<boolean>(mutationKey).slice(-1);
  const test = useMutation({ mutationFn: () => sendTest(pb, id), onSettled: refresh });
  const remove = useMutation({
    mutationFn: () => deleteChannel(pb, id),
    onSuccess: focusTitle,
    onSettled: refresh,
  });
  return { shown, turn, test, remove };
}

interface SavedChannelProps {
  channel: Channel;
  title: string;
  detail: string;
  /** Whether it can be removed; others can only be turned off. */
  isRemovable?: boolean;
}

/** One of the person's channels: its switch, a test, and its removal. */
export function SavedChannel({ channel, title, detail, isRemovable = false }: SavedChannelProps) {
  const isReachable = useIsReachable();
  const { shown, turn, test, remove } = useChannelActions(channel);
  const text = lastInWords(channel, hubNow());
  return (
    <ChannelRow
      icon={KIND_ICONS[channel.kind]}
      title={title}
      detail={detail}
      last={text === null ? undefined : { text, isFine: channel.lastState === 'sent' }}
      control={
        <Switch
          label={<span className="sr-only">{title}</span>}
          value={shown}
          disabled={!isReachable}
          onChange={turn.mutate}
        />
      }
      error={turn.error ?? test.error ?? remove.error}
    >
      <div className="-ml-3 flex flex-wrap">
        <Button
          variant="plain"
          size="sm"
          busy={test.isPending}
          busyLabel="Sending…"
          disabled={!isReachable}
          onClick={() => test.mutate()}
        >
          Send a Test
        </Button>
        {isRemovable && (
          <Button
            variant="plain"
            size="sm"
            disabled={!isReachable}
            busy={remove.isPending}
            onClick={() => remove.mutate()}
          >
            Remove
          </Button>
        )}
      </div>
    </ChannelRow>
  );
}
