import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { controlClass, Field, type FieldProps, type LimitProps } from './field';
import { tooLong } from './too-long';

type TextAreaProps = FieldProps &
  LimitProps & {
    value: string;
    onChange: (value: string) => void;
  } & Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className' | 'id' | 'maxLength'>;

/** A text field with several lines; it grows with the text in browsers that support it. */
export function TextArea({ label, hint, error, limit, value, onChange, rows = 3, ...rest }: TextAreaProps) {
  const excess = tooLong(value, limit);
  return (
    <Field label={label} hint={hint} error={excess ?? error}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          data-too-long={excess && true}
          rows={rows}
          dir="auto"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cx(controlClass, 'field-sizing-content min-h-24 resize-y')}
        />
      )}
    </Field>
  );
}
