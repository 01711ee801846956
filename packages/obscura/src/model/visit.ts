import { FIRST_OPTIONS, type Options } from './options';

/** What is kept of a person while the hub is open, in memory alone. */
export interface Visit {
  /** What is ticked, and the text of the watermark. */
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
