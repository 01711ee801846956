import { FilePicture } from '@hub/ui';
import type { LucideIcon } from 'lucide-react';
import FileText from 'lucide-react/icons/file-text';
import FileWarning from 'lucide-react/icons/file-warning';
import { useState } from 'react';
import type { Kind } from '../core/report';

interface PreviewProps {
  kind: Kind;
  file: Blob;
  alt: string;
  /** Can't be opened. */
  isBroken: boolean;
}

/** A picture in its frame; an icon for a PDF, and for a picture that the browser can't draw. */
function Preview({ kind, file, alt, isBroken, look, size }: PreviewProps & { look: string; size: number }) {
  const [isDrawn, setDrawn] = useState(kind !== 'pdf' && !isBroken);
  if (isDrawn && !isBroken)
    return <FilePicture file={file} alt={alt} className={look} onError={() => setDrawn(false)} />;
  const Icon: LucideIcon = isBroken ? FileWarning : FileText;
  return <Icon size={size} strokeWidth={1.5} aria-hidden className="text-muted" />;
}

/** What a file looks like, as wide as the column and never higher than half of the window. */
export function LargePreview(props: PreviewProps) {
  return (
    <div className="grid min-h-40 place-items-center bg-raised">
      <Preview {...props} look="aspect-[4/3] max-h-[50vh] w-full object-contain" size={48} />
    </div>
  );
}

/** What a file looks like, in a row of a list. */
export function SmallPreview(props: Omit<PreviewProps, 'alt'>) {
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-clip rounded-small bg-raised">
      <Preview {...props} alt="" look="size-12 object-cover" size={24} />
    </span>
  );
}
