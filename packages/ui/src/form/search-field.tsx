import Search from 'lucide-react/icons/search';
import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { shortcutProps } from '../keys/shortcuts';
import { controlClass, Field } from './field';

interface SearchFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'onKeyDown'> {
  /** The label for screen readers. */
  label: string;
  /** Shown in the empty field: a word that is fully visible at any text size. */
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
}

/** The field that filters a list while a person types. Spell checking and autocorrection are off. */
export function SearchField({
  label,
  name = 'search',
  placeholder = 'Search',
  value,
  onChange,
  ...rest
}: SearchFieldProps) {
  return (
    <Field label={label} quiet>
      {(control) => (
        <div className="relative">
          <Search
            size={20}
            strokeWidth={1.75}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted"
          />
          <input
            {...shortcutProps('filter', placeholder)}
            {...rest}
            {...control}
            type="search"
            dir="auto"
            name={name}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(controlClass, 'pl-10')}
          />
        </div>
      )}
    </Field>
  );
}
