import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { IconButton } from '../actions/icon-button';
import { cx } from '../cx';
import { ChosenFile, UploadBar, type StoredFile } from './chosen-file';
import { Field, type ControlProps, type FieldProps } from './field';

interface FileFieldProps extends FieldProps {
  /** The file chosen here; `null` when none. */
  value: File | null;
  /** Called with the chosen or dropped file, and with `null` when it is removed. */
  onChange: (file: File | null) => void;
  /** The words in the drop zone, such as "Choose an image or PDF". */
  prompt: string;
  /** As the native attribute. A dropped file may be of another kind: check it. */
  accept?: string | undefined;
  name?: string | undefined;
  /** A file saved earlier; shown while no other is chosen. */
  stored?: StoredFile | null | undefined;
  /** Takes the stored file away; without it the stored file can't be removed. */
  onRemoveStored?: (() => void) | undefined;
  /** How much of the upload is done, 0 to 1. */
  progress?: number | undefined;
  disabled?: boolean | undefined;
}

const zone =
  'relative flex items-center gap-3 overflow-clip rounded-control transition-colors hover:border-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';
const emptyZone = 'border-[1.5px] border-dashed px-4 py-4.5';
const filledZone = 'min-h-17 border bg-surface py-1.5 pl-3';

/** One file: a zone to tap or drop on, then the chosen file, which another tap replaces and a button removes. */
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
    // Emptied, so that choosing the same file once more is a change again.
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
