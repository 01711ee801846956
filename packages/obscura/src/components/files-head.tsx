import { Steps } from '@hub/ui';
import type { Ref } from 'react';
import { type Entry, isClean } from '../model/entries';

interface FilesHeadProps {
  entries: readonly Entry[];
  /** Files are being processed. */
  isBusy: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}

/** How many of the files are done, above their list. */
export function FilesHead({ entries, isBusy, headingRef }: FilesHeadProps) {
  const clean = entries.filter(isClean).length;
  const isBegun = isBusy || clean > 0;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 ref={headingRef} tabIndex={-1} className="text-17">
          {isBegun ? `${clean} of ${entries.length} clean` : `${entries.length} files`}
        </h2>
        {isBusy && <p className="text-13 text-muted">One after another</p>}
      </div>
      {isBegun && <Steps done={entries.map(isClean)} />}
    </div>
  );
}
