import { type Choice, ChoiceGroup, type ChoiceProps, cx } from '@hub/ui';
import Check from 'lucide-react/icons/check';

type SwatchesProps<Value extends string> = Omit<ChoiceProps<Value>, 'options'> & {
  /** Each with its CSS colour, which is the same in both themes and dark enough for a white check mark. */
  options: readonly (Choice<Value> & {
    colour: string;
    /** Shows the name beside the swatch. */ isNamed?: boolean;
  })[];
};

/** A choice of colours: round swatches of 44 px, with a check mark in the chosen one. */
export function Swatches<Value extends string>({ options, value, onChange, ...field }: SwatchesProps<Value>) {
  return (
    <ChoiceGroup {...field} className="-mx-1 flex flex-wrap gap-x-1 gap-y-1">
      {(name) =>
        options.map((option) => (
          <label
            key={option.value}
            title={option.label}
            className="relative flex min-h-11 min-w-11 items-center gap-2 rounded-control p-1 has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            />
            <span
              aria-hidden
              style={{ backgroundColor: option.colour, color: 'white' }}
              className={cx(
                'grid size-9 shrink-0 place-items-center rounded-full forced-color-adjust-none',
                option.value === value && 'outline-2 outline-offset-2 outline-accent',
              )}
            >
              {option.value === value && <Check size={20} strokeWidth={2.25} />}
            </span>
            {option.isNamed && <span className="pr-2">{option.label}</span>}
          </label>
        ))
      }
    </ChoiceGroup>
  );
}
