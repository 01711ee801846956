import { Card, IconButton } from '@hub/ui';
import { formatSize } from '@hub/locale';
import X from 'lucide-react/icons/x';
import type { Ref } from 'react';
import { type ListedFile, isClean } from '../model/listed-files';
import { extentOf } from '../model/report-text';
import { LargePreview } from './file-picture';
import { Progress } from './progress';

interface FileCardProps {
  entry: ListedFile;
  onRemove: () => void;
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * The only file: its picture (the cleaned one, once there is one), its name and sizes, and the button that removes
 * it.
 */
export function FileCard({ entry, onRemove, headingRef }: FileCardProps) {
  const { file, kind, report, step } = entry;
  const shown = isClean(entry) ? entry.step.result.file : file;
  const facts = isClean(entry)
    ? 'After cleaning'
    : [formatSize(file.size), extentOf(report)].filter(Boolean).join(', ');
  return (
    <Card aria-label="Preview" className="overflow-clip p-0!">
      <LargePreview
        key={isClean(entry) ? 'clean' : 'chosen'}
        kind={kind}
        file={shown}
        alt={file.name}
        isBroken={step.at === 'failed' && report === null}
      />
      <div className="flex items-center gap-2 border-t border-line py-2 pr-1 pl-4">
        <div className="min-w-0 flex-1">
          <h2 ref={headingRef} tabIndex={-1} className="font-medium tracking-normal wrap-anywhere">
            {file.name}
          </h2>
          <p className="text-13 text-muted">{facts}</p>
          {step.at === 'processing' && <Progress share={step.share} />}
        </div>
        <IconButton label="Remove file" icon={X} onClick={onRemove} />
      </div>
    </Card>
  );
}
