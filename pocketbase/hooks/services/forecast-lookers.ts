/** The places that people look at, by their keys: each person's, the last one first. */
export interface Lookers {
  readonly [person: string]: readonly string[];
}

/** What one person can have kept: the cities of the hub, and some more. */
const MOST_OF_ONE = 20;

/** The places that somebody looks at. */
export function lookedAt(lookers: Lookers): string[] {
  return [...new Set(Object.values(lookers).flat())];
}

/**
 * Notes that a person looks at some places. Those that are too many for one person, and that nobody else looks at, are
 * `dropped`: so nobody pushes out what others look at.
 */
export function lookAt(
  lookers: Lookers,
  person: string,
  places: readonly string[],
): { lookers: Lookers; dropped: string[] } {
  const own = [...new Set([...places, ...(lookers[person] ?? [])])];
  const next = { ...lookers, [person]: own.slice(0, MOST_OF_ONE) };
  const isLookedAt = new Set(lookedAt(next));
  return { lookers: next, dropped: own.slice(MOST_OF_ONE).filter((place) => !isLookedAt.has(place)) };
}
