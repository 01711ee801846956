import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { IconButton } from '../actions/icon-button';
import { cx } from '../cx';
import { ChosenFile, UploadBar, type StoredFile } from './chosen-file';
import { Field, type ControlProps, type FieldProps } from './field';

interface FileFieldProps extends FieldProps {
  /** The file that was chosen here; `null` for none. */
  value: File | null;
  /** Called with the chosen or dropped file, and with `null` when it is removed. */
  onChange: (file: File | null) => void;
  /** The text in the drop zone, such as "Choose an image or PDF". */
  prompt: string;
  /** Like the native attribute. A dropped file can have another type, so check it. */
  accept?: string | undefined;
  name?: string | undefined;
  /** A file that was saved earlier; shown while no other is chosen. */
  stored?: StoredFile | null | undefined;
  /** Removes the stored file; without this function it can't be removed. */
  onRemoveStored?: (() => void) | undefined;
  /** The progress of the upload, 0 to 1. */
  progress?: number | undefined;
  disabled?: boolean | undefined;
}

const zone =
  'relative flex items-center gap-3 overflow-clip rounded-control transition-colors hover:border-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';
const emptyZone = 'border-[1.5px] border-dashed px-4 py-4.5';
const filledZone = 'min-h-17 border bg-surface py-1.5 pl-3';

/** A field for one file: a zone to tap or drop on, then the file, which can be replaced or removed. */
export function FileField({
  label,
  hint,
  error,
  value,
  onChange,
  stored,
  onRemoveStored,
  ...rest
}: FileFieldProps) {
  const file = value ?? stored ?? null;
  const remove = value ? () => onChange(null) : onRemoveStored;
  return (
    <Field label={label} error={error} hint={file ? undefined : hint}>
      {(control) => <Zone {...rest} control={control} file={file} onChoose={onChange} onRemove={remove} />}
    </Field>
  );
}

interface ZoneProps extends Pick<FileFieldProps, 'prompt' | 'accept' | 'name' | 'progress' | 'disabled'> {
  control: ControlProps;
  file: File | StoredFile | null;
  onChoose: (file: File) => void;
  onRemove: (() => void) | undefined;
}

function Zone({ control, file, prompt, progress, disabled, onChoose, onRemove, ...input }: ZoneProps) {
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const nameId = useId();
  const border = over ? 'border-accent' : control['aria-invalid'] ? 'border-danger' : 'border-line-strong';

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    // Cleared, so that choosing the same file again triggers a change event.
    target.value = '';
    setOver(false);
    if (chosen) onChoose(chosen);
  }

  return (
    <div className={cx(zone, file ? filledZone : emptyZone, border, disabled && !file && 'opacity-60')}>
      {file ? (
        <ChosenFile file={file} id={nameId} />
      ) : (
        <>
          <Upload size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
          <span id={nameId} className="font-medium">
            {prompt}
          </span>
        </>
      )}
      {/* The input covers the zone, so that taps and drops need no code. */}
      <input
        {...input}
        {...control}
        ref={chooser}
        type="file"
        disabled={disabled}
        title={file ? 'Choose another file' : prompt}
        aria-describedby={cx(nameId, control['aria-describedby'])}
        onChange={choose}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {file && onRemove && (
        <span className="relative">
          <IconButton
            label="Remove file"
            icon={X}
            disabled={disabled}
            onClick={() => {
              chooser.current?.focus();
              onRemove();
            }}
          />
        </span>
      )}
      {progress !== undefined && <UploadBar progress={progress} />}
    </div>
  );
}
