import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { useFieldNotes } from './field';
import type { ToggleProps } from './switch';

type CheckboxProps = Omit<ToggleProps, 'label'> & { label: ReactNode };

/** A checkbox with its label on the right. */
export function Checkbox({ label, hint, error, value, onChange, ...rest }: CheckboxProps) {
  const { control, notes } = useFieldNotes({ hint, error });
  return (
    <div className="relative isolate grid min-h-11 grid-cols-[auto_minmax(0,1fr)] content-center items-start gap-x-3">
      <span className="relative z-1 mt-[calc((1lh-22px)/2)] grid text-on-accent">
        <input
          {...rest}
          {...control}
          type="checkbox"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          className="tick-box peer size-5.5 cursor-pointer appearance-none rounded-small border border-line-strong bg-surface transition-colors checked:border-accent checked:bg-accent disabled:opacity-50"
        />
        <Check
          size={16}
          strokeWidth={2.5}
          aria-hidden
          className="pointer-events-none absolute top-0.75 left-0.75 scale-50 opacity-0 transition-[opacity,background-color,scale] peer-checked:scale-100 peer-checked:opacity-100 forced-colors:text-[HighlightText]"
        />
      </span>
      <div>
        <label htmlFor={control.id} className="after:absolute after:inset-0 after:content-['']">
          {label}
        </label>
        {notes}
      </div>
    </div>
  );
}
