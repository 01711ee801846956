import { HubError, isStale } from '@hub/pb-client';
import type { Versioned } from '../record/record-repository';
import type { Change, StoredChange } from './change';
import { type AnyRules, creationOf } from './rules';

/** The revision of a record that nobody has changed since it was created. */
const FIRST_REVISION = 1;

/** The result of sending a change. */
export type SendResult =
  /** It is saved; `record` is `null` after a deletion. */
  | { kind: 'saved'; record: Versioned | null }
  /** An earlier attempt was saved as `record`; what the person did after it still has to be sent. */
  | { kind: 'saved-earlier'; record: Versioned }
  /** Somebody else changed the same. `change` is the person's, as an update; `theirs` is the record now. */
  | { kind: 'conflict'; change: Change; theirs: Versioned };

const saved = (record: Versioned | null): SendResult => ({ kind: 'saved', record });

function isMissing(error: unknown): boolean {
  return error instanceof HubError && error.kind === 'not-found';
}

type Update = Extract<Change, { kind: 'update' }>;

/** The record as each attempt to change it left it, if the hub saved that attempt. */
function leftBy(rules: AnyRules, before: Versioned, tried: readonly Change[]): Versioned[] {
  return tried.flatMap((change) => (change.kind === 'update' ? [rules.changed(before, change.changes)] : []));
}

/**
 * Whether the hub has already saved a change. If it sets what somebody else may have set too, only an earlier attempt
 * counts as proof.
 */
function isSaved(
  rules: AnyRules,
  { before, changes }: Update,
  attempts: readonly Versioned[],
  latest: Versioned,
): boolean {
  if (rules.missing(changes, latest) !== null) return false;
  const counts = rules.conflict(before, changes, latest).contested.length > 0;
  return !counts || attempts.some((left) => rules.missing(changes, left) === null);
}

async function sendUpdate(rules: AnyRules, change: Update, tried: readonly Change[]): Promise<SendResult> {
  const { before, changes } = change;
  try {
    return saved(await rules.update(before, changes));
  } catch (error) {
    if (!isStale(error)) throw error;
    const latest = await rules.get(before.id);
    const attempts = leftBy(rules, before, tried);
    if (isSaved(rules, change, attempts, latest)) return saved(latest);
    // Nobody else changed it: the record is as the person saw it, or as one of the attempts left it.
    const isOwn = [before, ...attempts].some((own) => rules.isAlike(own, latest));
    return isOwn ? { kind: 'saved-earlier', record: latest } : { kind: 'conflict', change, theirs: latest };
  }
}

async function find(rules: AnyRules, id: string): Promise<Versioned | null> {
  try {
    return await rules.get(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

type Values = Readonly<Record<string, unknown>>;

/** The values that differ from those of an earlier attempt. */
function doneSince(tries: readonly object[], values: object): object {
  const isNew = ([name, value]: [string, unknown]) =>
    tries.some((sent) => JSON.stringify((sent as Values)[name]) !== JSON.stringify(value));
  return Object.fromEntries(Object.entries(values).filter(isNew));
}

/** Creates a record that an earlier attempt may have created already, if its response was lost. */
async function sendNew(rules: AnyRules, stored: StoredChange, values: object): Promise<SendResult> {
  const { recordId: id, person, since, tried } = stored;
  const tries = tried.flatMap((change) => (change.kind === 'create' ? change.values : []));
  const made = tries[0] ? await find(rules, id) : null;
  if (made === null || !tries[0]) return saved(await creationOf(rules).create(id, values));
  const madeOf = (sent: object) => creationOf(rules).made(id, sent, person, new Date(since));
  const before = madeOf(tries[0]);
  const change: Update = { kind: 'update', before, changes: doneSince(tries, values) };
  const attempts = [...tries.map(madeOf), ...leftBy(rules, before, tried)];
  if (isSaved(rules, change, attempts, made)) return saved(made);
  if (made.rev === FIRST_REVISION) return { kind: 'saved-earlier', record: made };
  return { kind: 'conflict', change, theirs: made };
}

/** Sends a stored change; a repetition saves nothing twice. Throws a `HubError` if it is not accepted. */
export async function send(rules: AnyRules, stored: StoredChange): Promise<SendResult> {
  const { change, tried, recordId } = stored;
  if (change.kind === 'create') return sendNew(rules, stored, change.values);
  if (change.kind === 'update') return sendUpdate(rules, change, tried);
  try {
    await rules.delete(recordId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return saved(null);
}
