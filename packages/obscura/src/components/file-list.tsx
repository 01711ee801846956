import { Badge, Disclosure, IconButton, LongList, RowTitle } from '@hub/ui';
import { formatSize } from '@hub/locale';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import X from 'lucide-react/icons/x';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { type CleanedFile, type ListedFile, isClean } from '../model/listed-files';
import { type Options, warningsFor } from '../model/options';
import { extentOf, foundInWords, outcomeInWords, shrunkInWords, topicsInList } from '../model/report-text';
import { FileName } from './file-name';
import { SmallPreview } from './file-picture';
import { Groups } from './findings';
import { Progress } from './progress';

interface FileListProps {
  entries: readonly ListedFile[];
  options: Options;
  onRemove: (entry: ListedFile) => void;
  onSave: (entry: CleanedFile) => void;
  /** `undefined` if this device can't share files. */
  onShare: ((entry: CleanedFile) => void) | undefined;
}

/** Above this number of files, only the rows near the window are rendered. */
const MANY = 100;
/** The estimated height of a row before any is measured: a name, a size and a state. */
const ROW_HEIGHT = 120;

/** Several files, each with its findings and its state; only rows near the window are rendered. */
export function FileList({ entries, options, ...actions }: FileListProps) {
  const [onRemove, onSave] = [useLatest(actions.onRemove), useLatest(actions.onSave)];
  const share = useLatest((entry: CleanedFile) => actions.onShare?.(entry));
  const onShare = actions.onShare && share;
  const items = useMemo(() => entries.map((entry) => ({ id: String(entry.id), entry })), [entries]);
  const renderItem = useCallback(
    ({ entry }: { entry: ListedFile }) => (
      <FileRow entry={entry} options={options} onRemove={onRemove} onSave={onSave} onShare={onShare} />
    ),
    [options, onRemove, onSave, onShare],
  );
  const isMany = entries.length > MANY;
  return (
    <LongList
      // `LongList` decides on its first render whether it renders all rows.
      key={String(isMany)}
      label="Files"
      items={items}
      estimateSize={ROW_HEIGHT}
      renderItem={renderItem}
    />
  );
}

/** A stable function that calls the latest one given. */
function useLatest<Given>(act: (given: Given) => void): (given: Given) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((given: Given) => latest.current(given), []);
}

function sizesOf(entry: ListedFile): string {
  const size = formatSize(entry.file.size);
  if (isClean(entry)) {
    const { file, after } = entry.step.result;
    const shrunk = shrunkInWords(entry.report, after);
    return [`${size} before, ${formatSize(file.size)} after`, shrunk].filter(Boolean).join(', ');
  }
  return [size, extentOf(entry.report)].filter(Boolean).join(', ');
}

/** The warnings before a file is cleaned, and those about parts of a clean file that can't be checked. */
function warningsOf({ report, step }: ListedFile, options: Options): readonly string[] {
  if (step.at === 'clean') return step.result.after.warnings;
  return report ? warningsFor(report, options) : [];
}

type FileRowProps = Omit<FileListProps, 'entries'> & { entry: ListedFile };

/**
 * Rendered only when its own file or the options change, because usually one of up to two hundred files makes
 * progress.
 */
const FileRow = memo(function FileRow({ entry, options, onRemove, onSave, onShare }: FileRowProps) {
  const { file, kind, report, step } = entry;
  return (
    <div className="flex flex-wrap items-start justify-end gap-x-1 px-4 py-2.5">
      <div className="flex max-w-full flex-[1_1_10rem] flex-wrap items-start gap-3">
        <SmallPreview kind={kind} file={file} isBroken={step.at === 'failed' && report === null} />
        <div className="flex min-w-0 flex-[1_1_8rem] flex-col gap-0.5 pr-2 wrap-break-word">
          <p className="font-medium">
            <RowTitle>
              <FileName name={file.name} />
            </RowTitle>
          </p>
          <p className="text-13 text-muted">{sizesOf(entry)}</p>
          <Given entry={entry} />
          {warningsOf(entry, options).map((warning) => (
            <Badge key={warning} tone="warning" icon={CircleAlert}>
              {warning}
            </Badge>
          ))}
          <State entry={entry} />
        </div>
      </div>
      <div className="-mr-3 flex flex-col">
        {isClean(entry) && <IconButton label="Save" icon={Download} onClick={() => onSave(entry)} />}
        {isClean(entry) && onShare && (
          <IconButton label="Share" icon={Share2} onClick={() => onShare(entry)} />
        )}
        <IconButton label="Remove file" icon={X} onClick={() => onRemove(entry)} />
      </div>
    </div>
  );
});

/** The findings of a file: the topics, and all details when a person opens them. */
function Given({ entry: { report } }: { entry: ListedFile }) {
  if (!report || report.details.length === 0) return null;
  return (
    <Disclosure label={topicsInList(report.details)}>
      <div className="@container -mx-4">
        <Groups details={report.details} />
      </div>
    </Disclosure>
  );
}

function State({ entry: { report, step } }: { entry: ListedFile }) {
  switch (step.at) {
    case 'looking':
      return <Badge icon={CircleDashed}>Looking through it…</Badge>;
    case 'found':
      return <Badge>{foundInWords(report?.details ?? [])}</Badge>;
    case 'waiting':
      return <Badge icon={CircleDashed}>Waiting</Badge>;
    case 'processing':
      return <Progress share={step.share} />;
    case 'failed':
      return (
        <Badge tone="danger" icon={CircleAlert}>
          {step.problem}
        </Badge>
      );
    case 'clean':
      return (
        <Badge tone="ok" icon={CircleCheck}>
          {report && outcomeInWords(report, step.result.after)}
          {step.result.isSaved && ', saved'}
        </Badge>
      );
  }
}
