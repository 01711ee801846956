import { Steps } from '@hub/ui';
import type { Ref } from 'react';
import { type ListedFile, isClean } from '../model/listed-files';

interface FilesHeadProps {
  entries: readonly ListedFile[];
  /** Whether files are being processed. */
  isBusy: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The number of steps that fit side by side on a phone. */
const MOST_STEPS = 24;

/** One step per file; with many files, the steps show the share of clean files. */
function stepsOf(entries: readonly ListedFile[]): boolean[] {
  if (entries.length <= MOST_STEPS) return entries.map(isClean);
  const share = entries.filter(isClean).length / entries.length;
  return Array.from({ length: MOST_STEPS }, (_, step) => step < Math.floor(share * MOST_STEPS));
}

/** The number of clean files, above their list. */
export function FilesHead({ entries, isBusy, headingRef }: FilesHeadProps) {
  const clean = entries.filter(isClean).length;
  const isBegun = isBusy || clean > 0;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 ref={headingRef} tabIndex={-1} className="text-17">
          {isBegun ? `${clean} of ${entries.length} clean` : `${entries.length} files`}
        </h2>
      </div>
      {isBegun && <Steps done={stepsOf(entries)} />}
    </div>
  );
}
