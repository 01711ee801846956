import type { Versioned } from '../record/record-repository';
import {
  type Change,
  isSame,
  mergeIntoOne,
  type NewChange,
  nextRevision,
  type Refusal,
  type StoredChange,
  withTry,
} from './change';
import type { AnyRules } from './rules';

/** What happens to the stored change of a record. `sent` is the stored change when its sending began. */
export type OutboxEvent =
  /** The person did something to the record. `at` is in milliseconds since 1970. */
  | { kind: 'added'; added: NewChange; person: string; at: number }
  /** It is about to be sent. This is stored first, because the response may be lost. */
  | { kind: 'sending'; sent: StoredChange }
  /** It was saved as `record`; `null` after a deletion. */
  | { kind: 'saved'; sent: StoredChange; record: Versioned | null }
  /** The record is `record` now, saved by an earlier attempt. */
  | { kind: 'saved-earlier'; record: Versioned }
  /** The hub refused it, or there is a conflict. `sent.change` is stored. */
  | { kind: 'refused'; sent: StoredChange; refusal: Refusal }
  /**
   * Its screen has sent `sent`, which was saved as `record`; `null` after a deletion. `others` are the other
   * changes of the record that are in flight.
   */
  | { kind: 'saved-by-screen'; sent: Change; record: Versioned | null; others: readonly Change[] }
  /**
   * Its screen has sent `sent`, the hub refused it, and the screen shows the reason. `isLast` says whether no
   * other change of the record is in flight.
   */
  | { kind: 'refused-to-screen'; sent: Change; isLast: boolean }
  /** The person asked to send a refused change once more. */
  | { kind: 'tried-again' }
  /** The person has resolved the conflict. */
  | { kind: 'decided'; keep: 'mine' | 'theirs' };

function begin({ added: { wasTried, ...added }, person, at }: OutboxEvent & { kind: 'added' }): StoredChange {
  return { ...added, person, version: 1, tried: wasTried ? [added.change] : [], refusal: null, since: at };
}

function add(
  rules: AnyRules,
  stored: StoredChange,
  { change: added, wasTried }: NewChange,
): StoredChange | null {
  const tried = wasTried ? withTry(stored.tried, added) : stored.tried;
  const change = mergeIntoOne(stored.change, added, tried.length > 0, (earlier, later) =>
    rules.merged(earlier, later),
  );
  return change && { ...stored, change, tried, version: stored.version + 1, refusal: null };
}

/** The part of a change that must still be sent after the record was saved as `saved`; `null` if nothing is left. */
function onTopOf(rules: AnyRules, stored: StoredChange, saved: Versioned): StoredChange | null {
  const rest = restOf(rules, stored.change, saved);
  return rest && { ...stored, change: rest, tried: [] };
}

function restOf(rules: AnyRules, change: Change, saved: Versioned): Change | null {
  if (change.kind === 'delete') return { kind: 'delete', before: saved };
  const changes = rules.missing(change.kind === 'create' ? change.values : change.changes, saved);
  return changes && { kind: 'update', before: saved, changes };
}

/**
 * Rebases what was added while the change was being sent onto the saved record. If the saved record holds
 * other people's changes too, the change keeps its base: the hub decides whether it conflicts.
 */
function afterSaved(
  rules: AnyRules,
  stored: StoredChange,
  sent: StoredChange,
  record: Versioned | null,
): StoredChange | null {
  if (isSame(stored, sent)) return null;
  return record?.rev === nextRevision(sent.change) ? onTopOf(rules, stored, record) : stored;
}

/** Whether two changes of a record do the same, whatever they are based on. */
function doTheSame(one: Change, other: Change): boolean {
  const deed = (change: Change) => JSON.stringify({ ...change, before: undefined });
  return deed(one) === deed(other);
}

/**
 * What is left to send of an update of which a part is saved as `saved` while `others` are in flight: what the record
 * lacks, and all that is in flight. A value that one of these changes back equals the saved one, and would be lost with
 * the page; a value that none of them has must not be sent again, for somebody may have taken it back.
 */
function leftWhile(rules: AnyRules, changes: object, saved: Versioned, others: readonly Change[]): object {
  const inFlight = others.flatMap((other) => (other.kind === 'update' ? [other.changes] : []));
  const lacking = rules.missing(changes, saved);
  const [first = changes, ...rest] = lacking ? [lacking, ...inFlight] : inFlight;
  return rest.reduce<object>((earlier, later) => rules.merged(earlier, later), first);
}

/** What is left after a screen has saved one change, while others may be in flight. */
function afterScreen(
  rules: AnyRules,
  stored: StoredChange,
  { sent, record, others }: OutboxEvent & { kind: 'saved-by-screen' },
): StoredChange | null {
  const { change } = stored;
  const isLast = others.length === 0;
  if (record === null || (isLast && doTheSame(change, sent))) return null;
  if (isLast || change.kind !== 'update') return onTopOf(rules, stored, record);
  const changes = leftWhile(rules, change.changes, record, others);
  return { ...stored, change: { kind: 'update', before: record, changes } };
}

/** Resolves a conflict: keeps the person's change, or the record as somebody else saved it. */
function decide(rules: AnyRules, stored: StoredChange, keep: 'mine' | 'theirs'): StoredChange | null {
  const theirs = stored.refusal?.theirs;
  if (stored.change.kind !== 'update' || theirs === undefined) return stored;
  const left = rules[keep === 'mine' ? 'mergedOver' : 'leftBeside'](stored.change.changes, theirs);
  const change: Change | null = left && { kind: 'update', before: theirs, changes: left };
  return change && { ...stored, change, version: stored.version + 1, tried: [], refusal: null };
}

/**
 * The stored change of a record after an event; `null` if nothing is stored any more. All transitions of a
 * stored change are here; `outbox.ts` reads, sends and writes.
 */
export function step(
  rules: AnyRules,
  stored: StoredChange | undefined,
  event: OutboxEvent,
): StoredChange | null {
  if (stored === undefined) return event.kind === 'added' ? begin(event) : null;
  switch (event.kind) {
    case 'added':
      return add(rules, stored, event.added);
    case 'sending':
      return { ...stored, tried: withTry(stored.tried, event.sent.change) };
    case 'saved':
      return afterSaved(rules, stored, event.sent, event.record);
    case 'saved-earlier':
      return onTopOf(rules, stored, event.record);
    case 'refused': {
      // This attempt was answered, so that only the earlier ones may have been saved.
      const { sent, refusal } = event;
      const { change, tried } = sent;
      return isSame(stored, sent) ? { ...stored, change, tried, refusal } : stored;
    }
    case 'saved-by-screen':
      return afterScreen(rules, stored, event);
    case 'refused-to-screen':
      return event.isLast && doTheSame(stored.change, event.sent) ? null : stored;
    case 'tried-again':
      return { ...stored, refusal: null };
    case 'decided':
      return decide(rules, stored, event.keep);
  }
}
