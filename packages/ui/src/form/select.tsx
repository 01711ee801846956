import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { controlClass, Field, type FieldProps, type QuietProps } from './field';

type SelectProps<Value extends string> = FieldProps &
  QuietProps & {
    value: Value;
    onChange: (value: Value) => void;
    options: readonly { value: Value; label: string; disabled?: boolean }[];
  } & Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'id' | 'children' | 'multiple'>;

/** One of a few choices: the native select. */
export function Select<Value extends string>({
  label,
  quiet,
  hint,
  error,
  value,
  onChange,
  options,
  ...rest
}: SelectProps<Value>) {
  return (
    <Field label={label} quiet={quiet} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value as Value)}
            className={cx(controlClass, 'appearance-none pr-10 whitespace-normal')}
          >
            {options.map((option) => (
              <option key={option.value} {...option}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={20}
            strokeWidth={1.75}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
          />
        </div>
      )}
    </Field>
  );
}
