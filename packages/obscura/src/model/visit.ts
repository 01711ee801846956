import { FIRST_OPTIONS, type Options } from './options';

/** The state that is kept in memory while the hub is open. */
export interface Visit {
  /** The chosen options and the watermark's text. */
  options: () => Options;
  keepOptions: (options: Options) => void;
  /** The number of the next file that is cleaned, from 1 on. */
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

/** The visit of a person, whoever was here before them. */
export function visitOf(personId: string): Visit {
  const visit = visits.get(personId) ?? newVisit();
  visits.set(personId, visit);
  return visit;
}
