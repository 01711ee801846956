import type { ImportProblem, ImportRow } from './import-format';

/** Splits the results of reading row by row into records and problems. */
export function readingOf<Values>(read: readonly (ImportRow<Values> | ImportProblem)[]) {
  return {
    rows: read.filter((one) => 'values' in one),
    problems: read.filter((one) => 'reason' in one),
  };
}
