import { fromBase64Url, type HttpKind, isTimeOfDay, leadsProblem, templateProblem } from '@hub/reminders';
import { jsonIn } from '../json-field';
import { isJsonObject } from '../json-object';
import { type Check, listCheck, objectCheck, textCheck } from '../server-part';
import { addressProblem } from './origins';
import { pushAddressProblem } from './push';
import { isZone } from './zone';

/** The most channels of one person. */
const MOST_CHANNELS = 20;
/** The most categories with their own lead days. */
const MOST_CATEGORIES = 100;

function categoryLeadsProblem(leads: unknown): string | null {
  if (!isJsonObject(leads)) return 'Days before of categories must be an object.';
  const lists = Object.values(leads);
  if (lists.length > MOST_CATEGORIES)
    return `At most ${String(MOST_CATEGORIES)} categories have days before of their own.`;
  return lists.map(leadsProblem).find((problem) => problem !== null) ?? null;
}

/** What is wrong with the leads of one record, which has none (`null`) where the usual ones count. */
function ownLeadsProblem(record: HubRecord, field: string): string | null {
  const leads = jsonIn(record, field);
  return leads === null ? null : leadsProblem(leads);
}

/** The checks that fields of reminders name in `holds`. */
export const checks: Readonly<Record<string, Check>> = {
  'time-zone': textCheck(isZone, 'Choose a time zone such as Europe/Amsterdam.'),
  'time-of-day': textCheck(isTimeOfDay, 'Enter a time such as 08:00.'),
  leads: listCheck(leadsProblem),
  'own-leads': ownLeadsProblem,
  'category-leads': objectCheck(categoryLeadsProblem),
};

function hasBytes(text: string, count: number): boolean {
  try {
    return fromBase64Url(text).length === count;
  } catch {
    return false;
  }
}

function pushProblem(channel: HubRecord): string | null {
  const problem = pushAddressProblem(channel.getString('address'));
  if (problem !== null) return problem;
  const areKeys = hasBytes(channel.getString('p256dh'), 65) && hasBytes(channel.getString('auth'), 16);
  return areKeys ? null : 'The keys of this browser are damaged. Turn notifications off and on again.';
}

function channelAddressProblem(channel: HubRecord): string | null {
  const address = channel.getString('address').trim();
  switch (channel.getString('kind')) {
    case 'email':
      return address === '' ? null : 'Reminders go to the e-mail address of your account.';
    case 'push':
      return pushProblem(channel);
    case 'ntfy':
      return (
        addressProblem(address) ??
        (/^https?:\/\/[^/?#]+\/([^?#]*\/)?[\w-]{1,64}\/?$/.test(address)
          ? null
          : 'Enter the address with its topic, such as https://ntfy.example.org/my-topic.')
      );
    default:
      return addressProblem(address);
  }
}

function webhookTemplateProblem(channel: HubRecord): string | null {
  const template = channel.getString('template');
  const kind = channel.getString('kind') as HttpKind;
  return kind === 'webhook' && template !== '' ? templateProblem(template) : null;
}

/** Whether a channel keeps its address: it can then be turned off even if the owner no longer allows the address. */
function sendsAsBefore(channel: HubRecord): boolean {
  const before = channel.original();
  return (
    !channel.isNew() &&
    ['kind', 'address', 'p256dh', 'auth'].every((name) => before.getString(name) === channel.getString(name))
  );
}

/** What is wrong with a channel, by field. */
export function channelProblems(channel: HubRecord): Record<string, string | null> {
  return {
    address: sendsAsBefore(channel) ? null : channelAddressProblem(channel),
    template: webhookTemplateProblem(channel),
  };
}

/** Refuses a channel beyond the limit of one person. */
export function limitChannels(e: RecordRequestEvent): void {
  const owner = e.record.getString('owner');
  const count = e.app.findRecordsByFilter('reminder_channels', 'owner = {:owner}', '', MOST_CHANNELS, 0, {
    owner,
  }).length;
  if (count >= MOST_CHANNELS)
    throw new BadRequestError(`You have ${String(MOST_CHANNELS)} channels. Delete one of them first.`);
  e.next();
}
