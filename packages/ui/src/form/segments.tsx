import { ChoiceGroup, type ChoiceProps } from './choice-group';

/** One of two or three fixed values, side by side: native radio buttons, so arrow keys move and choose. */
export function Segments<Value extends string>({ options, value, onChange, ...field }: ChoiceProps<Value>) {
  return (
    <ChoiceGroup {...field} className="flex flex-wrap gap-0.5 rounded-control bg-raised p-0.5">
      {(name) =>
        options.map((option) => (
          <label
            key={option.value}
            className="relative grid min-h-11 min-w-fit flex-1 place-items-center rounded-[8px] border border-transparent px-2 text-center font-medium text-muted transition-colors hover:text-text has-checked:bg-chosen has-checked:font-bold has-checked:text-text has-checked:shadow-tab has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[8px] outline-none"
            />
            {option.label}
          </label>
        ))
      }
    </ChoiceGroup>
  );
}
