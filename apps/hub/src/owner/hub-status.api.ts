import { calendarDate, count, flag, moment, parseRecord, pb, request, text } from '@hub/pb-client';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

/** A time in milliseconds since 1970. */
const instant = v.pipe(
  v.number(),
  v.transform((ms) => new Date(ms)),
);

const findings = v.union([v.object({ problem: text }), v.object({ records: count, documents: count })]);

/** The state of the replica: `behind` is how many seconds ago it was complete. */
const replica = v.object({
  target: text,
  behind: v.nullable(v.number()),
  documents: v.picklist(['copied', 'waiting', 'not kept']),
  error: v.nullable(text),
});

/** The state of new versions: `newer` is `null` until a request has succeeded. */
const releases = v.object({
  host: text,
  isOn: flag,
  askedAt: v.nullable(instant),
  problem: v.nullable(text),
  newer: v.nullable(v.array(v.object({ version: text, date: calendarDate, changes: v.array(text) }))),
});

const status = v.object({
  version: text,
  now: instant,
  startedAt: instant,
  sizes: v.object({ database: count, log: count, documents: v.nullable(count) }),
  backup: v.nullable(v.object({ name: text, madeAt: instant, bytes: count })),
  proof: v.nullable(v.object({ provedAt: instant, findings })),
  warning: v.nullable(text),
  replica: v.nullable(replica),
  releases: v.nullable(releases),
  reminders: v.object({ waiting: count, retried: count, failingChannels: count }),
  proxy: v.picklist(['as set', 'ignored', 'bypassed']),
  errors: v.array(v.object({ message: text, lastAt: moment, count })),
});

/** The state of the hub. */
export type HubStatus = v.InferOutput<typeof status>;

/** The state of new versions of the hub. */
export type Releases = v.InferOutput<typeof releases>;

/** Parses a response of the hub. Throws a `HubError` if it has another shape. */
export const parseStatus = (answer: unknown): HubStatus => parseRecord(status, answer);

/** The state of the hub, for its owner. */
export const hubStatusQuery = queryOptions({
  queryKey: ['hub'],
  queryFn: async () => parseStatus(await request(pb, () => pb.send<unknown>('/api/hub/status', {}))),
});

/** Turns the search for new versions on or off. Turned on, the hub searches at once, which can take seconds. */
export async function switchReleases(isOn: boolean): Promise<Releases> {
  const call = { method: 'POST', body: { isOn } };
  return parseRecord(releases, await request(pb, () => pb.send<unknown>('/api/hub/releases', call)));
}
