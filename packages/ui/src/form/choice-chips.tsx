import { type Choice, ChoiceGroup } from './choice-group';
import type { FieldProps } from './field';

interface ChoiceChipsProps<Value extends string> extends FieldProps {
  options: readonly Choice<Value>[];
  /** The chosen values, in any order. */
  value: readonly Value[];
  /** Called with the chosen values in the order of the options. */
  onChange: (chosen: Value[]) => void;
}

/** A choice of several short words: checkboxes of 44 px, as many in a row as fit. */
export function ChoiceChips<Value extends string>({
  options,
  value,
  onChange,
  ...field
}: ChoiceChipsProps<Value>) {
  const toggle = (toggled: Value) =>
    onChange(
      options.map((option) => option.value).filter((one) => (one === toggled) !== value.includes(one)),
    );
  return (
    <ChoiceGroup {...field} className="flex flex-wrap gap-2">
      {() =>
        options.map((option, index) => (
          <label
            key={option.value}
            className="relative flex min-h-11 items-center rounded-control border border-line-strong bg-surface px-3 transition-colors hover:border-muted has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:has-checked:border-3 forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="checkbox"
              aria-invalid={(field.error !== undefined && index === 0) || undefined}
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            />
            {option.label}
          </label>
        ))
      }
    </ChoiceGroup>
  );
}
