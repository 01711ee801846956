import { useId } from 'react';
import { cx } from '../cx';
import { type Choice, ChoiceGroup, type ChoiceProps } from './choice-group';

/** A choice with an optional explanation in a muted line. */
type ExplainedChoice<Value extends string> = Choice<Value> & { hint?: string };

type RadioGroupProps<Value extends string> = Omit<ChoiceProps<Value>, 'options'> & {
  options: readonly ExplainedChoice<Value>[];
};

/** One of a few values: radio buttons with labels, stacked if they have explanations. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  ...field
}: RadioGroupProps<Value>) {
  const id = useId();
  const isExplained = options.some(({ hint }) => hint);
  return (
    <ChoiceGroup {...field} className={cx('flex flex-wrap gap-x-6', isExplained && 'flex-col gap-y-2')}>
      {(name) =>
        options.map((option) => (
          <label
            key={option.value}
            className="grid min-h-11 max-w-full grid-cols-[auto_minmax(0,1fr)] content-center items-start gap-x-3"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.hint && `${id}-${option.value}-hint`}
              className="radio mt-[calc((1lh-22px)/2)] size-5.5 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface checked:border-7 checked:border-accent"
            />
            <span className="wrap-anywhere">
              <span id={`${id}-${option.value}`}>{option.label}</span>
              {option.hint && (
                <span id={`${id}-${option.value}-hint`} className="block text-13 text-muted">
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))
      }
    </ChoiceGroup>
  );
}
