import { Upload } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../cx';
import { ChosenFile, type StoredFile } from './chosen-file';
import { Field, type FieldProps } from './field';

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

/** One file: a zone to tap or drop on, then the chosen file with a picture of it, its progress and a way out. */
export function FileField({
  label,
  hint,
  error,
  value,
  onChange,
  prompt,
  stored,
  onRemoveStored,
  progress,
  disabled,
  ...input
}: FileFieldProps) {
  const [over, setOver] = useState(false);
  const [used, setUsed] = useState(false);
  const file = value ?? stored;
  const remove = value ? () => onChange(null) : onRemoveStored;

  function choose(chosen: File | undefined) {
    setOver(false);
    setUsed(true);
    if (chosen) onChange(chosen);
  }

  return (
    <Field label={label} error={error} hint={file ? undefined : hint}>
      {(control) =>
        file ? (
          <ChosenFile
            file={file}
            control={control}
            progress={progress}
            autoFocus={used}
            onRemove={
              remove &&
              !disabled &&
              (() => {
                setUsed(true);
                remove();
              })
            }
          />
        ) : (
          <div
            className={cx(
              'relative flex items-center gap-3 rounded-control border-[1.5px] border-dashed px-4 py-4.5 transition-colors',
              'hover:border-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              over ? 'border-accent bg-raised' : error ? 'border-danger' : 'border-line-strong',
              disabled && 'opacity-60',
            )}
          >
            <Upload size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
            <span aria-hidden className="font-medium">
              {prompt}
            </span>
            {/* The input covers the zone, so that taps and drops need no code. */}
            <input
              {...input}
              {...control}
              type="file"
              disabled={disabled}
              autoFocus={used}
              title={prompt}
              onChange={(event) => choose(event.target.files?.[0])}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </div>
        )
      }
    </Field>
  );
}
