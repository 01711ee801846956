import type { ComponentProps } from 'react';
import { cx } from '../cx';
import {
  controlClass,
  Field,
  type FieldProps,
  largeControlClass,
  type LimitProps,
  type QuietProps,
} from './field';
import { tooLong } from './too-long';
import { useUnreadable } from './use-unreadable';

/** Native attributes of an input are passed on: `type`, `inputMode`, `autoComplete`, `required` … */
export type TextFieldProps = FieldProps &
  QuietProps &
  LimitProps & {
    value: string;
    onChange: (value: string) => void;
    /** Whether the value is the main content of the screen, such as an amount. */
    large?: boolean | undefined;
  } & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'id' | 'maxLength'>;

/** Longer values do not fit on a phone in large type. */
const LONGEST_LARGE = 16;

function largeClass(value: string): string {
  return cx(largeControlClass, value.length > LONGEST_LARGE ? 'text-17' : 'text-28');
}

/** A text field with one line. */
export function TextField({
  label,
  quiet,
  hint,
  error,
  steady,
  limit,
  value,
  onChange,
  type = 'text',
  large = false,
  onBlur,
  ...rest
}: TextFieldProps) {
  const { problem, ...looks } = useUnreadable(type, value);
  const excess = tooLong(value, limit);
  return (
    <Field label={label} quiet={quiet} hint={hint} error={problem ?? excess ?? error} steady={steady}>
      {(control) => (
        <input
          {...rest}
          {...control}
          {...looks}
          data-too-long={excess && true}
          onBlur={(event) => {
            looks.onBlur(event);
            onBlur?.(event);
          }}
          type={type}
          dir="auto"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={large ? largeClass(value) : controlClass}
        />
      )}
    </Field>
  );
}
