import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldProps, type QuietProps } from './field';

/** Native attributes of an input go through: `type`, `inputMode`, `autoComplete`, `placeholder`, `required` … */
export type TextFieldProps = FieldProps &
  QuietProps & {
    value: string;
    onChange: (value: string) => void;
  } & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'id'>;

/** One line of text. */
export function TextField({
  label,
  quiet,
  hint,
  error,
  value,
  onChange,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} quiet={quiet} hint={hint} error={error}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={controlClass}
        />
      )}
    </Field>
  );
}
