import { useSession } from '@hub/auth';
import { pb, useIsReachable } from '@hub/pb-client';
import { Button, List, Switch } from '@hub/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import Plus from 'lucide-react/icons/plus';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { AddChannel } from './add-channel';
import { ChannelRow } from './channel-row';
import { NO_PUSH } from './channel-text';
import { addDevice, deviceName, deviceSubscription, pushSupport } from './push-device';
import { addChannel, type Channel, overviewQuery, remindersKey } from './reminders.api';
import { SavedChannel } from './saved-channel';

interface NewRowProps {
  icon: typeof Mail;
  title: string;
  detail: string;
  /** Why it can't be turned on. */
  reason: string | null;
  add: () => Promise<unknown>;
}

/** A channel that the person does not have yet: the switch creates it. */
function NewRow({ icon, title, detail, reason, add }: NewRowProps) {
  const isReachable = useIsReachable();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: add,
    onSettled: () => queryClient.invalidateQueries({ queryKey: remindersKey }),
  });
  return (
    <ChannelRow
      icon={icon}
      title={title}
      detail={reason ?? detail}
      control={
        <Switch
          label={<span className="sr-only">{title}</span>}
          value={isPending}
          disabled={reason !== null || !isReachable}
          onChange={() => mutate()}
        />
      }
      error={error}
    />
  );
}

function MailRow({ channel }: { channel: Channel | undefined }) {
  const { user } = useSession();
  const { data } = useQuery(overviewQuery);
  const email = user?.email ?? '';
  const reason = data?.isMailSetUp === false ? 'The owner of this hub has not set up a mail server.' : null;
  if (channel) return <SavedChannel channel={channel} title="E-mail" detail={reason ?? email} />;
  return (
    <NewRow
      icon={Mail}
      title="E-mail"
      detail={email}
      reason={reason}
      add={() => addChannel(pb, { kind: 'email', label: 'E-mail' })}
    />
  );
}

function DeviceRow({ channel }: { channel: Channel | undefined }) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  if (channel)
    return <SavedChannel channel={channel} title="This device" detail={`Push, ${channel.label}`} />;
  return (
    <NewRow
      icon={Smartphone}
      title="This device"
      detail={`Push, ${deviceName(navigator.userAgent)}`}
      reason={NO_PUSH[pushSupport()]}
      add={async () => {
        const known = () => queryClient.query({ ...overviewQuery, staleTime: 'static' });
        const made = await addDevice(pb, user?.id ?? '', async () => (await known()).pushKey);
        if (!made) throw new Error('Notifications were not allowed. Allow them in the browser’s settings.');
      }}
    />
  );
}

/** Where messages of an HTTP channel are sent, without its secret parts. */
function detailOf({ kind, address, label }: Channel): string {
  if (kind === 'push') return `Push, ${label}`;
  const { host, pathname } = new URL(address);
  return kind === 'ntfy' ? `${host}, topic ${pathname.replace(/^.*\/(?=.)/, '')}` : host;
}

/** All channels of the person, each with its switch and the result of its last message. */
export function ChannelsCard({ channels }: { channels: readonly Channel[] }) {
  const [isAdding, setAdding] = useState(false);
  const isReachable = useIsReachable();
  const { data: endpoint = null } = useQuery({
    queryKey: [...remindersKey, 'device', channels.length],
    queryFn: async () => (await deviceSubscription())?.endpoint ?? null,
  });
  const mail = channels.find(({ kind }) => kind === 'email');
  const device = channels.find(({ kind, address }) => kind === 'push' && address === endpoint);
  const others = channels.filter((channel) => channel !== mail && channel !== device);
  return (
    <>
      <List label="Channels">
        <MailRow channel={mail} />
        <DeviceRow channel={device} />
        {others.map((channel) => (
          <SavedChannel
            key={channel.id}
            channel={channel}
            title={channel.kind === 'push' ? 'Another device' : channel.label}
            detail={detailOf(channel)}
            isRemovable
          />
        ))}
      </List>
      <Button variant="quiet" icon={Plus} disabled={!isReachable} onClick={() => setAdding(true)}>
        Add a Channel
      </Button>
      <AddChannel open={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
