import { Banner } from '@hub/ui';
import type { Ref } from 'react';
import { UNSUPPORTED } from '../core/problem';
import { type CleanEntry, type Entry, isInRound } from '../model/entries';
import { type Options, takesAllOut, warningsFor } from '../model/options';
import { FileCard } from './file-card';
import { FileList } from './file-list';
import { FilesHead } from './files-head';
import { Findings } from './findings';

/** What was chosen and is not taken, with the names where others were (specification §5.70). */
export function Refusal({ names, isAlone }: { names: readonly string[]; isAlone: boolean }) {
  if (names.length === 0) return null;
  return (
    <Banner tone="danger">
      {UNSUPPORTED}
      {!isAlone && <span className="block font-normal">Not taken: {names.join(', ')}</span>}
    </Banner>
  );
}

interface OneFileProps {
  entry: Entry;
  options: Options;
  headingRef: Ref<HTMLHeadingElement>;
  onRemove: () => void;
}

/** The one file that was chosen, what it gives away, and why it can't be cleaned. */
export function OneFile({ entry, options, headingRef, onRemove }: OneFileProps) {
  const { report, step } = entry;
  return (
    <>
      <FileCard entry={entry} onRemove={onRemove} headingRef={headingRef} />
      {step.at === 'failed' && <Banner tone="danger">{step.problem}</Banner>}
      {report &&
        warningsFor(report, options).map((warning) => (
          <Banner key={warning} tone="warning">
            {warning}
          </Banner>
        ))}
      {report && <Findings report={report} isStripped={takesAllOut(report, options)} />}
    </>
  );
}

interface SeveralFilesProps {
  entries: readonly Entry[];
  options: Options;
  headingRef: Ref<HTMLHeadingElement>;
  onRemove: (entry: Entry) => void;
  onSave: (entry: CleanEntry) => void;
}

/** Several files in a list, with how many are done. */
export function SeveralFiles({ entries, headingRef, ...actions }: SeveralFilesProps) {
  return (
    <>
      <FilesHead entries={entries} isBusy={entries.some(isInRound)} headingRef={headingRef} />
      <FileList entries={entries} {...actions} />
    </>
  );
}
