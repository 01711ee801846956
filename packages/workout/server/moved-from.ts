/** The days between which a workout goes, and who takes it there. */
interface Move {
  from: string;
  to: string;
  /** The day on which it stood first, as far as its athlete has moved it; `''` if not. */
  movedFrom: string;
  isAthlete: boolean;
  /** It is its athlete's own. */
  isOwn: boolean;
}

/**
 * The day from which a workout was moved (specification §4.391): the first one, however often its athlete moves it. `''`
 * where it stands there again, where a coach has given it another day, and for an athlete's own.
 */
export function movedFromAfter({ from, to, movedFrom, isAthlete, isOwn }: Move): string {
  if (from === to) return movedFrom;
  if (!isAthlete || isOwn) return '';
  const first = movedFrom || from;
  return first === to ? '' : first;
}
