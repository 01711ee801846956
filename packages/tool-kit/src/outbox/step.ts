import type { Locked } from '../record/record-repository';
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

/**
 * What happens to the stored change of a record. `sent` is the stored change as it was when its sending
 * began.
 */
export type OutboxEvent =
  /** The person did something to the record. `at` is in milliseconds since 1970. */
  | { kind: 'added'; added: NewChange; person: string; at: number }
  /** It is about to be sent. This is stored first, because the response may be lost. */
  | { kind: 'sending'; sent: StoredChange }
  /** It was saved as `record`; `null` after a deletion. */
  | { kind: 'saved'; sent: StoredChange; record: Locked | null }
  /** The record is `record` now, saved by an earlier attempt or directly by a form. */
  | { kind: 'saved-earlier'; record: Locked }
  /** The hub refused it, or there is a conflict. `sent.change` is stored. */
  | { kind: 'refused'; sent: StoredChange; refusal: Refusal }
  /** The hub refused it when a form saved it directly, and the form has shown the reason. */
  | { kind: 'refused-past-outbox'; held: StoredChange }
  /** The form could not reach the hub: from now on the outbox sends it. */
  | { kind: 'left-to-outbox' }
  /** The person asked to send a refused change once more. */
  | { kind: 'tried-again' }
  /** The person has resolved the conflict. */
  | { kind: 'decided'; keep: 'mine' | 'theirs' }
  /** The person has discarded it. */
  | { kind: 'discarded' };

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

/**
 * The rest of a change that must still be sent once the record is saved as `saved`; `null` when nothing is
 * left.
 */
function onTopOf(rules: AnyRules, stored: StoredChange, saved: Locked): StoredChange | null {
  const rest = restOf(rules, stored.change, saved);
  return rest && { ...stored, change: rest, tried: [] };
}

function restOf(rules: AnyRules, change: Change, saved: Locked): Change | null {
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
  record: Locked | null,
): StoredChange | null {
  if (isSame(stored, sent)) return null;
  return record?.rev === nextRevision(sent.change) ? onTopOf(rules, stored, record) : stored;
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
      const { sent, refusal } = event;
      return isSame(stored, sent) ? { ...stored, change: sent.change, refusal } : stored;
    }
    case 'refused-past-outbox':
      return isSame(stored, event.held) ? null : stored;
    case 'left-to-outbox':
      return stored;
    case 'tried-again':
      return { ...stored, refusal: null };
    case 'decided':
      return decide(rules, stored, event.keep);
    case 'discarded':
      return null;
  }
}
