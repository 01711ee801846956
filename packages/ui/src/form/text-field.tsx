import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { controlClass, Field, type FieldProps } from './field';

/** Native attributes of an input go through: `type`, `inputMode`, `autoComplete`, `placeholder`, `required` … */
export type TextFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'id'>;

/** One line of text. */
export function TextField({ label, hint, error, value, onChange, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cx(controlClass, 'h-11')}
        />
      )}
    </Field>
  );
}
