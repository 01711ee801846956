import { useId, type ReactNode } from 'react';
import { useFieldNotes, type FieldProps, type QuietProps } from './field';

/** One of a few fixed values, with its label. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

/** Props of `Segments` and `RadioGroup`. */
export interface ChoiceProps<Value extends string> extends FieldProps, QuietProps {
  options: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

interface ChoiceGroupProps extends FieldProps, QuietProps {
  className: string;
  /** Renders the group's controls; native radio buttons share `name`. */
  children: (name: string) => ReactNode;
}

/** The frame of several controls that are one field, with its label, hint and error. */
export function ChoiceGroup({ label, quiet = false, hint, error, className, children }: ChoiceGroupProps) {
  const { control, notes } = useFieldNotes({ hint, error });
  const name = useId();
  return (
    <fieldset aria-describedby={control['aria-describedby']} className="flex min-w-0 flex-col gap-1.5">
      <legend className={quiet ? 'sr-only' : 'mb-1.5 font-medium'}>{label}</legend>
      <div className={className}>{children(name)}</div>
      {notes}
    </fieldset>
  );
}
