import {
  flag,
  HubError,
  NoAnswerInTime,
  optionalText,
  parseRecord,
  patientFetch,
  pb,
  request,
  text,
} from '@hub/pb-client';
import { DEFAULT_RULES, type ReminderRules } from '@hub/reminders';
import { queryOptions } from '@tanstack/react-query';
import { ClientResponseError, type default as PocketBase } from 'pocketbase';
import * as v from 'valibot';

const leads = v.array(v.number());

const ruleFields = v.object({
  id: text,
  leads,
  hour: text,
  workoutHour: text,
  quietFrom: text,
  quietUntil: text,
  isDigest: flag,
  showsNames: flag,
  categoryLeads: v.pipe(
    v.nullable(v.record(v.string(), leads)),
    v.transform((value) => value ?? {}),
  ),
});

/** When the person gets reminders, and whether messages contain names. */
export interface OwnRules extends ReminderRules {
  /** `null` until a rule was changed. */
  id: string | null;
  showsNames: boolean;
}

const KINDS = ['email', 'push', 'ntfy', 'gotify', 'apprise', 'webhook'] as const;
export type ChannelKind = (typeof KINDS)[number];

const channel = v.object({
  id: text,
  kind: v.picklist(KINDS),
  label: text,
  address: text,
  isOn: flag,
  lastState: optionalText,
  lastAt: optionalText,
  lastReason: text,
});

/** One of the person's channels. */
export type Channel = v.InferOutput<typeof channel>;

const overview = v.object({
  pushKey: text,
  isMailSetUp: flag,
  address: text,
  goneDevices: v.array(text),
  categories: v.array(text),
  unusedCategories: v.array(text),
  next: v.nullable(v.object({ day: text, hour: text, said: v.array(text) })),
});

const calendarLink = v.object({ path: v.nullable(text), lastUsed: optionalText });
const tested = v.object({ state: v.picklist(['sent', 'failed', 'gone']), reason: text });

/** The result of a test message. */
export type Tested = v.InferOutput<typeof tested>;

/** The query key of everything on the page. */
export const remindersKey = ['reminders'] as const;

async function loadRules(client: PocketBase): Promise<OwnRules> {
  const [found] = await request(client, () => client.collection('reminder_rules').getFullList());
  return found === undefined
    ? { ...DEFAULT_RULES, id: null, showsNames: false }
    : parseRecord(ruleFields, found);
}

/** Saves a change of the rules. Throws a `HubError`. */
export async function saveRules(
  client: PocketBase,
  { id, ...rules }: OwnRules,
  change: Partial<OwnRules>,
): Promise<OwnRules> {
  const collection = client.collection('reminder_rules');
  const saved = await request(client, () =>
    id === null ? collection.create({ ...rules, ...change }) : collection.update(id, change),
  );
  return parseRecord(ruleFields, saved);
}

/** A channel to be created. */
export interface NewChannel {
  kind: ChannelKind;
  label: string;
  address?: string;
  secret?: string;
  template?: string;
  p256dh?: string;
  auth?: string;
}

/** Creates an active channel. Throws a `HubError`. */
export async function addChannel(client: PocketBase, values: NewChannel): Promise<Channel> {
  const made = await request(client, () =>
    client.collection('reminder_channels').create({ ...values, isOn: true }),
  );
  return parseRecord(channel, made);
}

/** Saves a new subscription in a device's channel. Throws a `HubError`. */
export async function moveChannel(
  client: PocketBase,
  id: string,
  { address, p256dh, auth }: Pick<NewChannel, 'address' | 'p256dh' | 'auth'>,
): Promise<void> {
  await request(client, () => client.collection('reminder_channels').update(id, { address, p256dh, auth }));
}

/** Turns a channel on or off. Throws a `HubError`. */
export async function switchChannel(client: PocketBase, id: string, isOn: boolean): Promise<void> {
  await request(client, () => client.collection('reminder_channels').update(id, { isOn }));
}

/** Throws a `HubError`. */
export async function deleteChannel(client: PocketBase, id: string): Promise<void> {
  await request(client, () => client.collection('reminder_channels').delete(id));
}

/** All channels of the person. Throws a `HubError`. */
export async function listChannels(client: PocketBase): Promise<Channel[]> {
  const all = await request(client, () =>
    client.collection('reminder_channels').getFullList({ sort: 'created' }),
  );
  return all.map((record) => parseRecord(channel, record));
}

const testPatiently = patientFetch('testMessage');

/** The failure of a test without a response in time: the hub works, and the service that it calls hangs. */
function testFailure(cause: unknown): unknown {
  const isLate = cause instanceof ClientResponseError && cause.originalError instanceof NoAnswerInTime;
  if (!isLate) return cause;
  const message =
    'No answer came within 20 seconds. The service that it sends to may be down: try again later.';
  return new HubError('server', { message, cause });
}

/** Sends a test message, and returns its result. Throws a `HubError`. */
export async function sendTest(client: PocketBase, id: string): Promise<Tested> {
  const path = `/api/hub/reminders/test/${encodeURIComponent(id)}`;
  const answer = await request(client, () =>
    client.send<unknown>(path, { method: 'POST', fetch: testPatiently }).catch((cause: unknown) => {
      throw testFailure(cause);
    }),
  );
  return parseRecord(tested, answer);
}

/** Creates a new link to the person's calendar, which ends the old one. Throws a `HubError`. */
export async function renewCalendarLink(client: PocketBase) {
  const answer = await request(client, () => client.send<unknown>('/api/hub/calendar', { method: 'POST' }));
  return parseRecord(calendarLink, answer);
}

/** When the person gets reminders. */
export const rulesQuery = queryOptions({
  queryKey: [...remindersKey, 'rules'],
  queryFn: () => loadRules(pb),
});

/** The person's channels. */
export const channelsQuery = queryOptions({
  queryKey: [...remindersKey, 'channels'],
  queryFn: () => listChannels(pb),
});

/**
 * What the hub knows of the person's reminders besides their rules and channels: its public key, with which browsers
 * subscribe, and the ids of the channels that it has removed because their devices were gone. Throws a `HubError`.
 */
export async function loadOverview(client: PocketBase) {
  return parseRecord(overview, await request(client, () => client.send<unknown>('/api/hub/reminders', {})));
}

/** What the server knows about the next message, and which channels it supports. */
export const overviewQuery = queryOptions({
  queryKey: [...remindersKey, 'overview'],
  queryFn: () => loadOverview(pb),
});

/** The person's link to their calendar. */
export const calendarLinkQuery = queryOptions({
  queryKey: [...remindersKey, 'calendar'],
  queryFn: async () =>
    parseRecord(calendarLink, await request(pb, () => pb.send<unknown>('/api/hub/calendar', {}))),
});
