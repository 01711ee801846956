import { type Answer, hostOf, type HttpChannel, type HttpKind, requestOf } from '@hub/reminders';
import { isJsonObject } from '../json-object';
import { addressProblem } from './origins';
import { failed, type Parcel, whyItFailed } from './parcel';
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
  const problem = addressProblem(address);
  if (problem !== null) return { kind: 'failed', reason: problem };
  const kind = channel.getString('kind') as HttpKind;
  const to: HttpChannel = {
    ...{ kind, address },
    secret: channel.getString('secret'),
    template: channel.getString('template'),
  };
  const host = hostOf(address) ?? '';
  try {
    const answer = post(
      requestOf(to, { title, body, url, tag: source?.tool ?? 'reminders' }, (text, secret) =>
        $security.hs256(text, secret),
      ),
    );
    if (isTaken(kind, answer)) return { kind: 'sent' };
    if (answer.status < 300)
      return { kind: 'failed', reason: `${host} answered, but not as ${kind} does. Check the address.` };
    return failed(host, answer);
  } catch (error) {
    return { kind: 'failed', reason: `${host} did not answer: ${whyItFailed(error)}.` };
  }
}
