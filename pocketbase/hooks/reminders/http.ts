import { type Answer, type HttpChannel, type HttpKind, requestOf } from '@hub/reminders';
import { isJsonObject } from '../json-object';
import { addressProblem } from './origins';
import { failed, type Parcel, tryToSend } from './parcel';
import { post, type ServiceAnswer } from './service';

/** ntfy and Gotify return the id of the message; a page after a redirect does not. */
function isTaken(kind: HttpKind, { status, json }: ServiceAnswer): boolean {
  if (status < 200 || status > 299) return false;
  if (kind !== 'ntfy' && kind !== 'gotify') return true;
  return isJsonObject(json) && 'id' in json;
}

/** Sends a message to the service of an HTTP channel. */
export function sendByHttp({ channel, title, body, url, source }: Parcel): Answer {
  const address = channel.getString('address');
  const kind = channel.getString('kind') as HttpKind;
  const to: HttpChannel = {
    ...{ kind, address },
    secret: channel.getString('secret'),
    template: channel.getString('template'),
  };
  const message = { title, body, url, tag: source?.tool ?? 'reminders' };
  return tryToSend(address, addressProblem(address), (host) => {
    const answer = post(requestOf(to, message, (text, secret) => $security.hs256(text, secret)));
    if (isTaken(kind, answer)) return { kind: 'sent' };
    if (answer.status < 300)
      return { kind: 'failed', reason: `${host} answered, but not as ${kind} does. Check the address.` };
    return failed(address, answer);
  });
}
