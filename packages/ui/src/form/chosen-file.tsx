import { FileText, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../actions/icon-button';
import type { ControlProps } from './field';

/** A file that the server holds. */
export interface StoredFile {
  /** The name it had when it was chosen. */
  name: string;
  /** Address of a small picture of it, when it is an image. */
  previewUrl?: string | undefined;
}

interface ChosenFileProps {
  file: File | StoredFile;
  control: ControlProps;
  progress: number | undefined;
  autoFocus: boolean;
  onRemove: (() => void) | false | undefined;
}

/** The chosen file of a `FileField`: picture or icon, name, size, upload progress and a button to remove it. */
export function ChosenFile({ file, control, progress, autoFocus, onRemove }: ChosenFileProps) {
  return (
    <div className="relative flex min-h-17 items-center gap-3 overflow-clip rounded-control border border-line-strong bg-surface py-1.5 pl-3">
      <span className="grid size-12 shrink-0 place-items-center overflow-clip rounded-small bg-raised text-muted">
        {hasPicture(file) ? <Picture file={file} /> : <FileText size={24} strokeWidth={1.75} aria-hidden />}
      </span>
      <span className="min-w-0 flex-1 py-1">
        <span className="line-clamp-2 font-medium wrap-anywhere">{file.name}</span>
        {file instanceof File && <span className="text-13 text-muted">{formatSize(file.size)}</span>}
      </span>
      {onRemove && (
        <IconButton {...control} label="Remove file" icon={X} autoFocus={autoFocus} onClick={onRemove} />
      )}
      {progress !== undefined && (
        <span
          role="progressbar"
          aria-label="Upload"
          aria-valuenow={Math.round(progress * 100)}
          className="absolute inset-x-0 bottom-0 h-1 bg-raised"
        >
          <span
            style={{ transform: `scaleX(${progress})` }}
            className="block h-full origin-left bg-accent transition-transform"
          />
        </span>
      )}
    </div>
  );
}

function Picture({ file }: { file: File | StoredFile }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!image.current || !(file instanceof File)) return;
    const url = URL.createObjectURL(file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <img
      ref={image}
      src={file instanceof File ? undefined : file.previewUrl}
      alt=""
      className="size-full object-cover"
    />
  );
}

function hasPicture(file: File | StoredFile): boolean {
  return file instanceof File ? file.type.startsWith('image/') : file.previewUrl !== undefined;
}

function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
