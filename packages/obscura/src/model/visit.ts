import { FIRST_OPTIONS, type Options } from './options';

/** The state that is kept in memory while the hub is open. */
export interface Visit {
  /** The chosen options and the watermark's text. */
  options: () => Options;
  keepOptions: (options: Options) => void;
  /** The number of the next cleaned file, from 1. */
  nextNumber: () => number;
}

function newVisit(): Visit {
  let options = FIRST_OPTIONS;
  let count = 0;
  return {
    options: () => options,
    keepOptions: (kept) => {
      options = kept;
    },
    nextNumber: () => ++count,
  };
}

const visits = new Map<string, Visit>();

/** The state of this person; another person starts with a new one. */
export function visitOf(personId: string): Visit {
  const visit = visits.get(personId) ?? newVisit();
  visits.set(personId, visit);
  return visit;
}
