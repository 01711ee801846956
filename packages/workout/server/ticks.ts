import { isJsonObject } from '@hub/pocketbase/json-object';

/** The fields of an exercise that an athlete may write. */
const ATHLETES_OWN = ['completed', 'results'];

/** A value as a text that is the same in whatever order the keys of its objects came. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isJsonObject(part)
      ? Object.fromEntries(
          Object.keys(part)
            .sort()
            .map((key) => [key, part[key]]),
        )
      : part,
  );
}

function withTicks(kept: unknown, sent: unknown): unknown {
  if (!isJsonObject(kept) || !isJsonObject(sent)) return kept;
  const others = Object.entries(kept).filter(([key]) => !ATHLETES_OWN.includes(key));
  const own = ATHLETES_OWN.filter((key) => key in sent).map((key) => [key, sent[key]] as const);
  return Object.fromEntries([...others, ...own]);
}

/**
 * The exercises of a workout as they are kept, with the ticks and results that an athlete has sent; `null` when
 * what was sent differs in anything else (specification §6.21): an entry more or less, another order, another key.
 */
export function takeTicks(kept: unknown, sent: unknown): unknown[] | null {
  const entries: unknown[] = Array.isArray(kept) ? kept : [];
  if (!Array.isArray(sent)) return null;
  const taken = entries.map((entry, index) => withTicks(entry, sent[index]));
  return canonical(taken) === canonical(sent) ? taken : null;
}
