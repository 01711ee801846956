import { cx } from '@hub/ui';
import Hash from 'lucide-react/icons/hash';
import { useId } from 'react';
import { TYPE_CHOICES } from '../model/card-texts';
import { pathOf } from '../model/code-grid';
import { greyInWords } from '../model/code-verdict';
import { CODE_TYPES, type CodeType } from '../rules/code-types';
import { TYPE_PICTURES } from './type-pictures';

interface TypePickerProps {
  label: string;
  value: CodeType;
  onChange: (type: CodeType) => void;
  /** The types that can't encode the text. They are greyed out, except the chosen one. */
  grey: readonly CodeType[];
  error?: string | undefined;
}

/** The types of codes, each with a picture: native radio buttons, so that the arrow keys move and choose. */
export function TypePicker({ label, value, onChange, grey, error }: TypePickerProps) {
  const name = useId();
  const hint = greyInWords(grey.filter((type) => type !== value));
  return (
    <fieldset
      aria-describedby={
        [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined
      }
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(6.5rem,45%),1fr))] gap-2">
        {CODE_TYPES.map((type) => (
          <label
            key={type}
            className={cx(
              'relative flex min-h-24 flex-col items-center justify-between gap-1.5 rounded-control border border-line-strong bg-surface p-2 text-center text-13 transition-colors hover:border-muted',
              'has-checked:border-accent has-checked:bg-chosen has-checked:font-bold has-checked:inset-ring has-checked:inset-ring-accent',
              'has-disabled:opacity-45 has-disabled:hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              type === 'none' && 'border-dashed',
            )}
          >
            <input
              type="radio"
              name={name}
              value={type}
              checked={type === value}
              disabled={type !== value && grey.includes(type)}
              onChange={() => onChange(type)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none disabled:cursor-default"
            />
            <TypePicture type={type} />
            <span className="min-w-0 wrap-anywhere">{TYPE_CHOICES[type]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} role="alert" className="text-13 font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${name}-hint`} className="text-13 text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  );
}

function TypePicture({ type }: { type: CodeType }) {
  if (type === 'none') return <Hash size={22} strokeWidth={1.75} aria-hidden className="my-auto" />;
  const grid = TYPE_PICTURES[type];
  const [columns, rows] = [grid[0]?.length ?? 0, grid.length];
  const isSquare = rows === columns;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio={isSquare ? 'xMidYMid meet' : 'none'}
      className={cx('my-auto shrink-0', isSquare ? 'size-10' : 'h-8 w-full max-w-24')}
    >
      <path fill="currentColor" d={pathOf(grid)} />
    </svg>
  );
}
