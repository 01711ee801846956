import { calendarDate, count, flag, moment, parseRecord, pb, request, text } from '@hub/pb-client';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

/** A time in milliseconds since 1970. */
const instant = v.pipe(
  v.number(),
  v.transform((ms) => new Date(ms)),
);

const findings = v.union([v.object({ problem: text }), v.object({ records: count, documents: count })]);

/** How the replica is: `behind` is how many seconds ago it held the whole database. */
const replica = v.object({
  target: text,
  behind: v.nullable(v.number()),
  documents: v.picklist(['copied', 'waiting', 'not kept']),
  error: v.nullable(text),
});

/** How it stands with new versions: `newer` is `null` while none has been asked for with success. */
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
  errors: v.array(v.object({ message: text, lastAt: moment, count })),
});

/** How the hub is. */
export type HubStatus = v.InferOutput<typeof status>;

/** How it stands with new versions of the hub. */
export type Releases = v.InferOutput<typeof releases>;

/** Reads an answer of the hub. Throws a `HubError` where it has another shape. */
export const parseStatus = (answer: unknown): HubStatus => parseRecord(status, answer);

/** How the hub is, for its owner. */
export const hubStatusQuery = queryOptions({
  queryKey: ['hub'],
  queryFn: async () => parseStatus(await request(pb, () => pb.send<unknown>('/api/hub/status', {}))),
});

/** Allows the hub to look for new versions, or forbids it. Allowed, it looks at once, which takes seconds where the list is slow. */
export async function switchReleases(isOn: boolean): Promise<Releases> {
  const call = { method: 'POST', body: { isOn } };
  return parseRecord(releases, await request(pb, () => pb.send<unknown>('/api/hub/releases', call)));
}
