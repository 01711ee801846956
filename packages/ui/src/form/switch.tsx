import type { ComponentProps } from 'react';
import { useFieldNotes, type FieldProps } from './field';

/** Props of `Switch` and `Checkbox`. */
export type ToggleProps = FieldProps & {
  value: boolean;
  onChange: (value: boolean) => void;
} & Omit<ComponentProps<'input'>, 'value' | 'checked' | 'onChange' | 'className' | 'id' | 'type' | 'role'>;

/** A switch, with its label on the left. */
export function Switch({ label, hint, error, value, onChange, ...rest }: ToggleProps) {
  const { control, notes } = useFieldNotes({ hint, error });
  return (
    <div className="relative flex min-h-11 items-center gap-4">
      <div className="min-w-0 flex-1">
        <label htmlFor={control.id} className="font-medium after:absolute after:inset-0 after:content-['']">
          {label}
        </label>
        {notes}
      </div>
      <input
        {...rest}
        {...control}
        type="checkbox"
        role="switch"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        className="switch h-6.5 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors before:m-0.75 before:block before:size-5 before:rounded-full before:bg-surface before:transition-transform before:content-[''] checked:bg-accent checked:before:translate-x-4.5 checked:before:bg-on-accent disabled:opacity-50"
      />
    </div>
  );
}
