import { isJsonObject } from '@hub/pocketbase/json-object';
import { canonical, readObjects } from '../src/rules';
import { withStoredRecords } from './stored-records';

/** The fields of an exercise that its athlete may write. */
const ATHLETES_OWN = ['completed', 'results', 'sets'];

/** An exercise without the hub's records in its sets; other values are returned unchanged. */
export function withoutRecords(exercise: unknown): unknown {
  if (!isJsonObject(exercise) || !Array.isArray(exercise['sets'])) return exercise;
  const sets = (exercise['sets'] as unknown[]).map((set) => {
    if (!isJsonObject(set)) return set;
    const { records: _, ...values } = set;
    return values;
  });
  return { ...exercise, sets };
}

/** An accepted exercise, with the hub's records in its sets. */
function withRecordsOf(taken: unknown, stored: unknown): unknown {
  if (!isJsonObject(taken) || !isJsonObject(stored) || !Array.isArray(taken['sets'])) return taken;
  return { ...taken, sets: withStoredRecords(readObjects(taken['sets']), readObjects(stored['sets'])) };
}

function withTicks(stored: unknown, sent: unknown): unknown {
  if (!isJsonObject(stored) || !isJsonObject(sent)) return stored;
  const others = Object.entries(stored).filter(([key]) => !ATHLETES_OWN.includes(key));
  const own = ATHLETES_OWN.filter((key) => key in sent).map((key) => [key, sent[key]] as const);
  return Object.fromEntries([...others, ...own]);
}

/**
 * The stored exercises with the ticks, results and sets that an athlete has sent, without sent records; `null` if
 * anything else differs (specification §6.21): another entry, order or key.
 */
export function takeTicks(stored: unknown, sent: unknown): unknown[] | null {
  const entries: unknown[] = Array.isArray(stored) ? stored : [];
  if (!Array.isArray(sent)) return null;
  const own = sent.map(withoutRecords);
  const taken = entries.map((entry, index) => withTicks(entry, own[index]));
  if (canonical(taken.map(withoutRecords)) !== canonical(own)) return null;
  return taken.map((entry, index) => withRecordsOf(entry, entries[index]));
}
