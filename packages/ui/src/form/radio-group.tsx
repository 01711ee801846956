import { ChoiceGroup, type ChoiceProps } from './choice-group';

/** One of a few values, each with a round button before its word. */
export function RadioGroup<Value extends string>({ options, value, onChange, ...field }: ChoiceProps<Value>) {
  return (
    <ChoiceGroup {...field} className="flex flex-wrap gap-x-6">
      {(name) =>
        options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="radio size-5.5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface checked:border-7 checked:border-accent"
            />
            {option.label}
          </label>
        ))
      }
    </ChoiceGroup>
  );
}
