import type { CollectionName } from '@hub/pb-client';
import * as v from 'valibot';
import type { StoredChange } from './change';
import type { AnyRules } from './rules';
import { shownAs, type WaitingChange } from './waiting-change';

/**
 * The version of the shape in which changes are stored. It rises when an earlier release would misread a row of
 * this one; this release must go on reading the earlier rows.
 */
const FORMAT = 1;

const text = v.string();

/** What every release stores of a change. */
const frame = v.object({
  collection: v.custom<CollectionName>((value) => typeof value === 'string'),
  recordId: text,
  since: v.number(),
});

/** A change on the device that this release can't read: another one has stored it. */
export type UnreadableChange = v.InferOutput<typeof frame>;

/** The values or changes of a record: what they contain is known to their tool. */
const sent = v.custom<object>((value) => typeof value === 'object' && value !== null);

function parserOf({ itemParser }: AnyRules) {
  const change = v.variant('kind', [
    v.object({ kind: v.literal('create'), values: sent }),
    v.object({ kind: v.literal('update'), before: itemParser, changes: sent }),
    v.object({ kind: v.literal('delete'), before: itemParser }),
  ]);
  return v.pipe(
    v.object({
      ...frame.entries,
      // The first release that stored changes gave their rows no format.
      format: v.optional(v.literal(FORMAT)),
      seq: v.number(),
      person: text,
      change,
      version: v.number(),
      tried: v.array(change),
      refusal: v.nullable(v.object({ message: text, theirs: v.exactOptional(itemParser) })),
    }),
    v.transform(({ format: _, ...stored }): StoredChange => stored),
  );
}

/** The row that stores a change. */
export function rowOf(stored: StoredChange): StoredChange & { format: number } {
  return { ...stored, format: FORMAT };
}

/** A change in the shape of this release, and as screens show it. */
export interface ReadChange {
  stored: StoredChange;
  shown: WaitingChange;
}

/** The change that a row stores; `null` if this release can't read or show it. */
export function readRow(rules: AnyRules, row: unknown): ReadChange | null {
  const { success, output: stored } = v.safeParse(parserOf(rules), row);
  if (!success) return null;
  try {
    return { stored, shown: shownAs(rules, stored) };
  } catch {
    return null;
  }
}

/** What can be said of every row; `null` for anything else. */
export function frameOf(row: unknown): UnreadableChange | null {
  const { success, output } = v.safeParse(frame, row);
  return success ? output : null;
}
