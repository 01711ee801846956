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

/** What happens to the stored change of a record. `sent` is the stored change as it was when its sending began. */
export type OutboxEvent =
  /** The person did something to the record. `at` is in milliseconds since 1970. */
  | { kind: 'added'; added: NewChange; person: string; at: number }
  /** It is about to be sent. This is stored first, because the answer may be lost. */
  | { kind: 'sending'; sent: StoredChange }
  /** It was sent, and `record` is the record now: `null` after a deletion. */
  | { kind: 'saved'; sent: StoredChange; record: Locked | null }
  /** The record is `record` now: by an earlier try, or by a save past the outbox. */
  | { kind: 'saved-earlier'; record: Locked }
  /** The hub has refused it, or the person must resolve a conflict. `sent.change` is stored. */
  | { kind: 'refused'; sent: StoredChange; refusal: Refusal }
  /** The hub has refused it in a direct save, and the screen has shown the reason. */
  | { kind: 'refused-past-outbox'; held: StoredChange }
  /** The hub could not be reached by a save past the outbox: it waits from now on. */
  | { kind: 'left-to-outbox' }
  /** The person wants a refused change to be sent once more. */
  | { kind: 'tried-again' }
  /** The person has chosen whose version stays. */
  | { kind: 'decided'; keep: 'mine' | 'theirs' }
  /** The person has thrown it away. */
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

/** The rest of a change that must still be sent once the record is saved as `saved`; `null` when nothing is left. */
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
 * What was added while the change was under way is a change of what is saved now. Where that holds what others have done
 * too, it is sent as it is, and the hub says whether it conflicts.
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
 * The stored change of a record after an event; `null` where nothing is stored any more. All that ever happens to a stored
 * change is decided here: the driver reads, sends and writes (`outbox.ts`).
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
