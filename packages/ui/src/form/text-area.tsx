import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { controlClass, Field, type FieldProps } from './field';

type TextAreaProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
} & Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className' | 'id'>;

/** Several lines of text; grows with the text in browsers that support it. */
export function TextArea({ label, hint, error, value, onChange, rows = 3, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cx(controlClass, 'field-sizing-content min-h-24 resize-y')}
        />
      )}
    </Field>
  );
}
