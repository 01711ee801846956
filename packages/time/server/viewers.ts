/** The places that people look at, by key: each person's, the latest first. */
export interface Viewers {
  readonly [person: string]: readonly string[];
}

/** The most stored places of one person: the hub's cities, and a few more. */
const MOST_OF_ONE = 20;

/** The places that anybody looks at. */
export function viewedPlaces(viewers: Viewers): string[] {
  return [...new Set(Object.values(viewers).flat())];
}

/**
 * Notes that a person looks at some places. Those that are too many for one person, and that nobody else
 * looks at, are `dropped`: so nobody pushes out what others look at.
 */
export function addView(
  viewers: Viewers,
  person: string,
  places: readonly string[],
): { viewers: Viewers; dropped: string[] } {
  const own = [...new Set([...places, ...(viewers[person] ?? [])])];
  const next = { ...viewers, [person]: own.slice(0, MOST_OF_ONE) };
  const isLookedAt = new Set(viewedPlaces(next));
  return { viewers: next, dropped: own.slice(MOST_OF_ONE).filter((place) => !isLookedAt.has(place)) };
}
