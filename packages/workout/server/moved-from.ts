/** A move of a workout to another day. */
interface Move {
  from: string;
  to: string;
  /** The original day if its athlete has moved it before; otherwise `''`. */
  movedFrom: string;
  isAthlete: boolean;
  /** Whether it is its athlete's own. */
  isOwn: boolean;
}

/**
 * The day from which a workout was moved (specification §4.391): the original one, however often its athlete
 * moves it. `''` if it is back on that day, if a coach has moved it, and for an athlete's own workout.
 */
export function movedFromAfter({ from, to, movedFrom, isAthlete, isOwn }: Move): string {
  if (from === to) return movedFrom;
  if (!isAthlete || isOwn) return '';
  const first = movedFrom || from;
  return first === to ? '' : first;
}
