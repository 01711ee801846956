import { UNSUPPORTED } from '@hub/file-core';
import { Banner } from '@hub/ui';
import type { Ref } from 'react';
import type { RefusedFile } from '../files/use-files';
import { type CleanedFile, type ListedFile, isInBatch } from '../model/listed-files';
import { type Options, takesAllOut, warningsFor } from '../model/options';
import { FileCard } from './file-card';
import { FileList } from './file-list';
import { FilesHead } from './files-head';
import { Findings } from './findings';

/** The rejected files, with what they are and what the person can do (specification §5.70). */
export function Refusal({ files }: { files: readonly RefusedFile[] }) {
  if (files.length === 0) return null;
  const advices = [...new Set(files.flatMap(({ advice }) => advice ?? []))];
  return (
    <Banner tone="danger">
      {UNSUPPORTED}
      <span className="block font-normal wrap-anywhere">
        Not added: {files.map(({ name }) => name).join(', ')}
      </span>
      {advices.map((advice) => (
        <span key={advice} className="block font-normal">
          {advice}
        </span>
      ))}
    </Banner>
  );
}

interface OneFileProps {
  entry: ListedFile;
  options: Options;
  headingRef: Ref<HTMLHeadingElement>;
  onRemove: () => void;
}

/** The only file: its findings, its warnings, and why it can't be cleaned. */
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
  entries: readonly ListedFile[];
  options: Options;
  headingRef: Ref<HTMLHeadingElement>;
  onRemove: (entry: ListedFile) => void;
  onSave: (entry: CleanedFile) => void;
  /** `undefined` if this device can't share files. */
  onShare: ((entry: CleanedFile) => void) | undefined;
}

/** Several files in a list, with the number of clean ones. */
export function SeveralFiles({ entries, headingRef, ...actions }: SeveralFilesProps) {
  return (
    <>
      <FilesHead entries={entries} isBusy={entries.some(isInBatch)} headingRef={headingRef} />
      <FileList entries={entries} {...actions} />
    </>
  );
}
