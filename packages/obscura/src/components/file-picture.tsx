import type { Kind } from '@hub/file-core';
import { FilePicture } from '@hub/ui';
import type { LucideIcon } from 'lucide-react';
import FileText from 'lucide-react/icons/file-text';
import FileWarning from 'lucide-react/icons/file-warning';
import { useState } from 'react';
import { Thumbnail } from './thumbnail';

interface PreviewProps {
  kind: Kind;
  file: Blob;
  /** Whether the browser failed to draw it. */
  isBroken: boolean;
}

/** The icon for a PDF, and for a picture that the browser can't draw. */
function FileIcon({ isBroken, size }: { isBroken: boolean; size: number }) {
  const Icon: LucideIcon = isBroken ? FileWarning : FileText;
  return <Icon size={size} strokeWidth={1.5} aria-hidden className="text-muted" />;
}

/** Whether to show a picture, and what to call if it can't be drawn. */
function useDrawn({ kind, isBroken }: PreviewProps): [isDrawn: boolean, onError: () => void] {
  const [hasFailed, setFailed] = useState(false);
  return [kind !== 'pdf' && !isBroken && !hasFailed, () => setFailed(true)];
}

/** The preview of a file, as wide as the column and at most half as high as the window. */
export function LargePreview({ alt, ...props }: PreviewProps & { alt: string }) {
  const [isDrawn, onError] = useDrawn(props);
  const look = 'aspect-[4/3] max-h-[50vh] w-full object-contain';
  return (
    <div className="grid min-h-40 place-items-center bg-raised">
      {isDrawn ? (
        <FilePicture file={props.file} alt={alt} className={look} onError={onError} />
      ) : (
        <FileIcon isBroken={props.isBroken} size={48} />
      )}
    </div>
  );
}

/** The thumbnail of a file in a row of a list. */
export function SmallPreview(props: PreviewProps) {
  const [isDrawn, onError] = useDrawn(props);
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-clip rounded-small bg-raised">
      {isDrawn ? (
        <Thumbnail file={props.file} className="size-12 object-cover" onError={onError} />
      ) : (
        <FileIcon isBroken={props.isBroken} size={24} />
      )}
    </span>
  );
}
