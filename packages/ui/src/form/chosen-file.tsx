import FileText from 'lucide-react/icons/file-text';
import { FilePicture } from './file-picture';
import { formatSize } from '@hub/locale';

/** A file on the server. */
export interface StoredFile {
  /** Its name when it was chosen. */
  name: string;
}

/** The chosen file of a `FileField`: picture or icon, name and size. `id` is the id of the name's element. */
export function ChosenFile({ file, id }: { file: File | StoredFile; id: string }) {
  return (
    <>
      <span className="grid size-12 shrink-0 place-items-center overflow-clip rounded-small bg-raised text-muted">
        {file instanceof File && file.type.startsWith('image/') ? (
          <FilePicture file={file} alt={file.name} className="size-full object-cover" />
        ) : (
          <FileText size={24} strokeWidth={1.75} aria-hidden />
        )}
      </span>
      <span className="min-w-0 flex-1 py-1">
        <span id={id} className="block font-medium wrap-anywhere">
          {file.name}
        </span>
        {file instanceof File && <span className="text-13 text-muted">{formatSize(file.size)}</span>}
      </span>
    </>
  );
}

/** A progress bar along the bottom of the field; `progress` is from 0 to 1. */
export function UploadBar({ progress }: { progress: number }) {
  return (
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
  );
}
