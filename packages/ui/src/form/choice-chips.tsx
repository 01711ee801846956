import { cx } from '../cx';
import { type Choice, ChoiceGroup } from './choice-group';
import type { FieldProps } from './field';

interface ChoiceChipsProps<Value extends string> extends FieldProps {
  options: readonly Choice<Value>[];
  /** The chosen values, in any order. */
  value: readonly Value[];
  /** Called with the chosen values in the order of the options. */
  onChange: (chosen: Value[]) => void;
}

interface ChipsProps<Value extends string> extends Omit<ChoiceChipsProps<Value>, 'value'> {
  /** The chosen values, in any order; those that are no option are passed over. */
  value: readonly string[];
  groupLook: string;
  look: string;
  /** The visible text of an option, if that is not its label. */
  shortOf?: (label: string) => string;
}

/** A choice of several values: a checkbox for each, which looks like a toggle button. */
export function Chips<Value extends string>({
  options,
  value,
  onChange,
  groupLook,
  look,
  shortOf,
  ...field
}: ChipsProps<Value>) {
  const toggle = (toggled: Value) =>
    onChange(
      options.map((option) => option.value).filter((one) => (one === toggled) !== value.includes(one)),
    );
  return (
    <ChoiceGroup {...field} className={groupLook}>
      {() =>
        options.map((option, index) => (
          <label
            key={option.value}
            className={cx(
              'relative rounded-control border border-line-strong bg-surface transition-colors hover:border-muted has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:has-checked:border-3 forced-colors:has-checked:border-[Highlight]',
              look,
            )}
          >
            <input
              type="checkbox"
              aria-label={shortOf && option.label}
              aria-invalid={(field.error !== undefined && index === 0) || undefined}
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            />
            {shortOf ? <span aria-hidden>{shortOf(option.label)}</span> : option.label}
          </label>
        ))
      }
    </ChoiceGroup>
  );
}

/** A choice of several short words: checkboxes of 44 px, as many in a row as fit. */
export function ChoiceChips<Value extends string>(chips: ChoiceChipsProps<Value>) {
  return <Chips {...chips} groupLook="flex flex-wrap gap-2" look="flex min-h-11 items-center px-3" />;
}
