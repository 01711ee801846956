import { hubNow, pb, useIsReachable } from '@hub/pb-client';
import { Button, Switch } from '@hub/ui';
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

const KIND_ICONS: Record<ChannelKind, typeof Bell> = {
  email: Mail,
  push: Smartphone,
  ntfy: Bell,
  gotify: Bell,
  apprise: Bell,
  webhook: Webhook,
};

const TURN = ['reminder-channels', 'turn'];

function useChannelActions(channel: Channel) {
  const queryClient = useQueryClient();
  const { queryKey } = channelsQuery;
  const refresh = () => queryClient.invalidateQueries({ queryKey: remindersKey });
  const turn = useMutation({
    mutationKey: TURN,
    // In the order of the taps.
    scope: { id: `reminder-channel-${channel.id}` },
    mutationFn: (isOn: boolean) => switchChannel(pb, channel.id, isOn),
    onMutate: async (isOn) => {
      // A response that is on its way may be from before the tap.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (all) =>
        all?.map((each) => (each.id === channel.id ? { ...each, isOn } : each)),
      );
    },
    onSettled: () => (queryClient.isMutating({ mutationKey: TURN }) === 1 ? refresh() : undefined),
  });
  const test = useMutation({ mutationFn: () => sendTest(pb, channel.id), onSettled: refresh });
  const remove = useMutation({ mutationFn: () => deleteChannel(pb, channel.id), onSettled: refresh });
  return { turn, test, remove };
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
  const { turn, test, remove } = useChannelActions(channel);
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
          value={channel.isOn}
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
