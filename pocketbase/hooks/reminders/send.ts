import type { Answer, Message } from '@hub/reminders';
import { findRecord } from '../transaction';
import { contentOf } from './content';
import { sendByHttp } from './http';
import { purposeOfButtons } from './links';
import { sendMail } from './mail';
import type { Parcel } from './parcel';
import { sendPush } from './push';
import { keyFor } from './secrets';

/** The address of the hub, as the owner has set it in the admin console. */
export function hubAddress(app: App): string {
  return app.settings().meta.appURL.replace(/\/+$/, '');
}

/** Sends a message over its channel. */
export function sendParcel(app: App, parcel: Parcel): Answer {
  switch (parcel.channel.getString('kind')) {
    case 'email':
      return sendMail(app, parcel);
    case 'push':
      return sendPush(app, parcel);
    default:
      return sendByHttp(parcel);
  }
}

/** Sends a message with its content of this moment; `null` if nothing of it is left. */
export function sendMessage(app: App, message: Message): Answer | null {
  const channel = findRecord(app, 'reminder_channels', message.channel);
  const content = channel && contentOf(app, message);
  if (!channel || content === null) return null;
  const { text, person, source, told, lastDate } = content;
  const hub = hubAddress(app);
  return sendParcel(app, {
    ...{ id: message.id, channel, person, hub, source, lastDate },
    ...{ title: text.title, body: text.body, url: `${hub}${text.path}` },
    actionKey:
      source === null || source.isDoneInTool
        ? ''
        : keyFor(app, purposeOfButtons(message.id, { person: message.person, ...told })),
  });
}
