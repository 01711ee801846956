import type { ImportProblem, ImportRow } from './import-format';

/** What was read of a file one by one, parted into records and what is not taken. */
export function readingOf<Values>(read: readonly (ImportRow<Values> | ImportProblem)[]) {
  return {
    rows: read.filter((one) => 'values' in one),
    problems: read.filter((one) => 'reason' in one),
  };
}
